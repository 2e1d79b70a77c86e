/** The polynomial of CRC-32, as zip and PNG have it. */
const POLYNOMIAL = 0xedb88320;

/** Tells a text that lost or changed a sign on its way: eight hex digits (CRC-32). */
export function checkSum(bytes: Uint8Array): string {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? POLYNOMIAL : 0);
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
}
