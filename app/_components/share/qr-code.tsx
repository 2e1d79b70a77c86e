'use client';

import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** Modules of white around the code, which a camera needs to find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A code to scan, dark on white by night too: many cameras do not read it the other way round. */
export function QrCode({ text, label }: QrCodeProps) {
  const modules = useMemo(() => encodeQR(text, 'raw', { ecc: 'low', encoding: 'byte', border: QUIET_ZONE }), [text]);
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      className="w-full rounded-field"
    >
      <rect width={modules.length} height={modules.length} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
