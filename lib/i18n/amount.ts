/** A change in chips with its sign: +16, 0, −4. Zero has none. */
export function signed(amount: number): string {
  if (amount === 0) return '0';
  return amount > 0 ? `+${amount}` : plain(amount);
}

/** A number of chips as print has it: with a minus sign, not a hyphen. */
export function plain(amount: number): string {
  return amount < 0 ? `−${Math.abs(amount)}` : `${Math.abs(amount)}`;
}

/** A mean with its decimals, and a sign where it is one of chips won or lost. What rounds to nothing has none. */
export function mean(amount: number, digits: number, withSign = false): string {
  const text = Math.abs(amount).toFixed(digits);
  if (Number(text) === 0) return text;
  return amount < 0 ? `−${text}` : withSign ? `+${text}` : text;
}
