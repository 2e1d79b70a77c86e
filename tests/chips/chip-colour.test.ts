import { expect, it } from 'vitest';
import { CHIP_COLOURS, chipColours } from '@/lib/chips';

it('each value has the colour of its place, unless the table chose another', () => {
  expect(chipColours([1, 5, 10], [])).toEqual(['white', 'red', 'blue']);
  expect(chipColours([1, 5, 10], [{ value: 5, colour: 'green' }, { value: 25, colour: 'black' }])).toEqual(['white', 'green', 'blue']);
  expect(chipColours(Array.from({ length: 9 }, (_, value) => value + 1), []).at(-1)).toBe(CHIP_COLOURS[0]);
});
