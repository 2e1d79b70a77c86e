'use client';

import { createContext, use, useId, type ChangeEvent, type CSSProperties, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { isFirstTap } from './first-tap';

interface Group {
  /** '' where nothing is chosen. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** A tap on what is chosen takes it back. Without this it does nothing. */
  readonly onTakeBack?: (() => void) | undefined;
  /** Not by the second tap of a double tap. */
  readonly firstTapOnly?: boolean | undefined;
}

interface RadioGroupProps extends Group {
  readonly ref?: Ref<HTMLDivElement>;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  /** `[--ring:-2px]` draws the ring of the keyboard inside, where what lies outside is cut off. */
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

const GroupContext = createContext<Group & { readonly name: string }>({ name: '', value: '', onChoose: () => undefined });

/** One of several values. The browser's own radios: no key is pressed too shortly for them, and they are soon drawn. */
export function RadioGroup({ value, onChoose, onTakeBack, firstTapOnly, children, ...rest }: RadioGroupProps) {
  const name = useId();
  return (
    <div role="radiogroup" {...rest}>
      <GroupContext value={{ name, value, onChoose, onTakeBack, firstTapOnly }}>{children}</GroupContext>
    </div>
  );
}

interface RadioProps {
  readonly value: string;
  /** Where what is shown is too short to be a name. */
  readonly 'aria-label'?: string | undefined;
  readonly lang?: string;
  /** `has-checked:` is how it looks when it is chosen. */
  readonly className: string;
  readonly children: ReactNode;
}

/** One of the values. The radio covers its whole box, the border too; what is shown lies below it. */
export function Radio({ value, 'aria-label': label, lang, className, children }: RadioProps) {
  const { name, value: chosen, onChoose, onTakeBack, firstTapOnly } = use(GroupContext);
  const takeBack = value === chosen ? onTakeBack : undefined;
  const change = ({ nativeEvent }: ChangeEvent) => {
    if (!firstTapOnly || !(nativeEvent instanceof UIEvent) || isFirstTap(nativeEvent)) onChoose(value);
  };
  const keyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Enter') event.preventDefault(); // chooses nothing, and would send a form
    if (key === ' ' && takeBack) {
      event.preventDefault();
      takeBack();
    }
  };
  return (
    <label lang={lang} className={`relative ${className}`}>
      {children}
      <input
        type="radio"
        name={name}
        value={value}
        checked={value === chosen}
        aria-label={label}
        autoComplete="off"
        onChange={change}
        onClick={takeBack}
        onKeyDown={keyDown}
        className="absolute -inset-px cursor-pointer appearance-none rounded-[inherit] focus-visible:outline-offset-[var(--ring,2px)]"
      />
    </label>
  );
}
