/**
 * Whether a click is not the second tap of a double tap. What the first one did may be done by then, and the second
 * would do it to whatever has come in its place. A key counts as a first tap.
 */
export function isFirstTap(click: Pick<UIEvent, 'detail'>): boolean {
  return click.detail <= 1;
}
