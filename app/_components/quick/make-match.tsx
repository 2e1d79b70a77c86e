'use client';

import { useId } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';

interface MakeMatchProps {
  /** What the match would begin with. */
  readonly about: string;
  /** Why it cannot be made yet; null: nobody has tried, or it can. */
  readonly refusal: string | null;
  readonly busy: boolean;
  readonly onMake: () => void;
}

/** The way from a round that was settled on the spot into a match. */
export function MakeMatch({ about, refusal, busy, onMake }: MakeMatchProps) {
  const { quick } = useMessages();
  const aboutId = useId();
  return (
    <Card aria-label={quick.makeMatch}>
      <p id={aboutId} className="mb-2 text-sm text-muted">
        {about}
      </p>
      {refusal !== null && (
        <p role="alert" className="mb-2 font-medium text-loss">
          {refusal}
        </p>
      )}
      <Button className="w-full" disabled={busy} aria-describedby={aboutId} onClick={onMake}>
        {quick.makeMatch}
      </Button>
    </Card>
  );
}
