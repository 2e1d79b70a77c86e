/** What a chip is drawn in. A value that was given none has the one of its place in the set. */
export const CHIP_COLOURS = ['white', 'red', 'blue', 'green', 'black', 'purple', 'orange', 'yellow'] as const;
export type ChipColour = (typeof CHIP_COLOURS)[number];

/** A colour that the table chose for the chips of one value. */
export interface ColouredValue {
  readonly value: number;
  readonly colour: ChipColour;
}

/** By value, in the order of `values`. */
export function chipColours(values: readonly number[], chosen: readonly ColouredValue[]): readonly ChipColour[] {
  return values.map((value, kind) => {
    const own = chosen.find((each) => each.value === value);
    return own?.colour ?? CHIP_COLOURS[kind % CHIP_COLOURS.length] ?? CHIP_COLOURS[0];
  });
}
