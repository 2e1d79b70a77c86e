/** How a line is told from the others: its colour, its dashes and its marks. */
export interface LineLook {
  readonly className: string;
  readonly dash: string | undefined;
  readonly mark: 'circle' | 'square' | 'diamond' | 'triangle' | 'cross' | 'bar';
}

const LOOKS: readonly LineLook[] = [
  { className: 'text-chart-1', dash: undefined, mark: 'circle' },
  { className: 'text-chart-2', dash: '7 3', mark: 'square' },
  { className: 'text-chart-3', dash: '2 3', mark: 'diamond' },
  { className: 'text-chart-4', dash: '10 3 2 3', mark: 'triangle' },
  { className: 'text-chart-5', dash: '5 2', mark: 'cross' },
  { className: 'text-chart-6', dash: '1 4', mark: 'bar' },
];

export function lookOf(index: number): LineLook {
  return LOOKS[index % LOOKS.length] as LineLook;
}

/** The mark of a line at a point; drawn in the colour of the text around it. */
export function Mark({ mark, x, y }: { readonly mark: LineLook['mark']; readonly x: number; readonly y: number }) {
  const at = (path: string) => <path d={path} transform={`translate(${x} ${y})`} fill="currentColor" stroke="currentColor" strokeWidth={1.2} />;
  switch (mark) {
    case 'circle':
      return <circle cx={x} cy={y} r={2.8} fill="currentColor" />;
    case 'square':
      return at('M-2.4-2.4h4.8v4.8h-4.8z');
    case 'diamond':
      return at('M0-3.2 3.2 0 0 3.2-3.2 0z');
    case 'triangle':
      return at('M0-3 3 2.4h-6z');
    case 'cross':
      return at('M-2.5-2.5 2.5 2.5M2.5-2.5-2.5 2.5');
    case 'bar':
      return at('M0-3v6');
  }
}
