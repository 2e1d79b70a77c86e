'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { fileStamp } from '@/app/_components/share/local-time';
import { paintPicture, PICTURE_WIDTH, pictureHeight } from '@/app/_components/share/paint-picture';
import type { PictureContent } from '@/app/_components/share/picture-content';
import { DARK, LIGHT } from '@/app/_components/share/picture-palette';
import type { Timestamp } from '@/lib/match';

export interface PictureView {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** null until it is painted. */
  readonly file: File | null;
  /** The browser would not paint it, or not hand it out. */
  readonly failed: boolean;
}

/** Paints the content on the canvas, by day or by night as the reader has it, and keeps it as a file. */
export function usePicture(content: PictureContent, began: Timestamp): PictureView {
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const [made, setMade] = useState<{ readonly content: PictureContent; readonly file: File | null } | null>(null);
  useEffect(() => {
    let current = true;
    void paintedOn(canvas.current, content).then((blob) => {
      if (!current) return;
      const name = `lexio-${fileStamp(began)}.png`;
      setMade({ content, file: blob && new File([blob], name, { type: 'image/png' }) });
    });
    return () => {
      current = false;
    };
  }, [began, content]);
  const isMade = made?.content === content;
  return { canvas, file: isMade ? made.file : null, failed: isMade && made.file === null };
}

async function paintedOn(canvas: HTMLCanvasElement | null, content: PictureContent): Promise<Blob | null> {
  try {
    if (!canvas) return null;
    canvas.width = PICTURE_WIDTH;
    canvas.height = pictureHeight(content);
    const context = canvas.getContext('2d');
    if (!context) return null;
    const palette = window.matchMedia('(prefers-color-scheme: dark)').matches ? DARK : LIGHT;
    paintPicture(context, content, palette, window.getComputedStyle(document.body).fontFamily);
    return await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  } catch {
    return null; // a browser that guards the canvas against being read
  }
}
