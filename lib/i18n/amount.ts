/** A change in chips with its sign: +16, 0, −4. Zero has none. */
export function signed(amount: number): string {
  if (amount === 0) return '0';
  return amount > 0 ? `+${amount}` : plain(amount);
}

/** A number of chips as print has it: with a minus sign, not a hyphen. */
export function plain(amount: number): string {
  return amount < 0 ? `−${Math.abs(amount)}` : `${Math.abs(amount)}`;
}
