'use client';

import { Copy, Share2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useMessages } from '@/app/_components/frame/locale';
import { Button } from '@/app/_components/ui/button';
import { Card } from '@/app/_components/ui/card';
import { Disclosure } from '@/app/_components/ui/disclosure';
import { useHandOn } from '@/app/_hooks/use-hand-on';
import { useMatchAddress } from '@/app/_hooks/use-match-address';
import type { Match } from '@/lib/match';
import { hasShareSheet } from './share-text';

const QrCode = lazy(() => import('./qr-code').then((loaded) => ({ default: loaded.QrCode })));

/** The most bytes of a code that a phone reads off another's screen: 137 modules a side, level L (version 30). */
export const LONGEST_CODE = 1_732;

/** The match itself, on its way to another phone. */
export function LinkCard({ match }: { readonly match: Match }) {
  const { share } = useMessages();
  const hand = useHandOn();
  const address = useMatchAddress(match);
  const shares = hasShareSheet();
  return (
    <Card aria-label={share.link.title} className="flex flex-col gap-3">
      <h2 className="font-semibold">{share.link.title}</h2>
      <p className="text-muted">{share.link.about}</p>
      {shares && (
        <Button disabled={address === null} onClick={() => hand.link(share.link.name, address ?? '')}>
          <Share2 aria-hidden className="size-5" />
          {share.link.share}
        </Button>
      )}
      <Button look={shares ? 'quiet' : 'plain'} disabled={address === null} onClick={() => hand.copy(address ?? '')}>
        <Copy aria-hidden className="size-5" />
        {share.link.copy}
      </Button>
      {address !== null && (
        <Disclosure summary={<span className="font-medium">{share.qr.show}</span>}>
          {address.length > LONGEST_CODE ? (
            <p>{share.qr.tooLong}</p>
          ) : (
            <Suspense fallback={null}>
              <QrCode text={address} label={share.qr.label} />
              <p className="mt-2 text-sm text-muted">{share.qr.about}</p>
            </Suspense>
          )}
        </Disclosure>
      )}
    </Card>
  );
}
