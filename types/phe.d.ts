/** The part of phe that the benchmark uses. */
declare module 'phe' {
  /** Cards are rank × 4 + suit, 0–51; 5 to 7 of them. Smaller is stronger. */
  export function evaluateCardCodes(codes: readonly number[]): number;
}
declare module 'phe/lib/evaluator5' {
  /** What `evaluateCardCodes` calls for five cards. */
  export default function evaluate5Cards(a: number, b: number, c: number, d: number, e: number): number;
}
