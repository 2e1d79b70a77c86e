// @ts-check
// Draws the PNG icons from public/icons/icon.svg. Run it after changing the drawing: node scripts/icons.mjs
import './node-version.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, needChromium } from './chromium.mjs';
import { ROOT } from './paths.mjs';

const FELT = '#10201b';
const ICONS = [
  { name: 'icon-192.png', size: 192, scale: 1, background: 'transparent' },
  { name: 'icon-512.png', size: 512, scale: 1, background: 'transparent' },
  // A mask may cut everything outside the middle four fifths.
  { name: 'icon-maskable-512.png', size: 512, scale: 0.9, background: FELT },
  // iOS rounds the corners itself and fills transparency with black.
  { name: 'apple-touch-icon.png', size: 180, scale: 1, background: FELT },
];

const folder = join(ROOT, 'public/icons');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_FLAGS });
for (const { name, size, scale, background } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0;background:${background};display:grid;place-items:center;height:100vh}svg{width:${100 * scale}vw}</style>${drawing}`,
  );
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}
await browser.close();
