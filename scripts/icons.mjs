// @ts-check
// Draws the icons from public/icons/icon.svg. Run it after changing the drawing: node scripts/icons.mjs
import './node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
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

/**
 * @param {{ size: number, scale: number, background: string }} icon size in px; scale 1 fills it
 * @returns {Promise<Buffer>} a PNG
 */
async function draw({ size, scale, background }) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0;background:${background};display:grid;place-items:center;height:100vh}svg{width:${100 * scale}vw}</style>${drawing}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

for (const { name, ...icon } of ICONS) writeFileSync(join(folder, name), await draw(icon));

// Browsers ask for this one by its name, at the root of the host, whenever they have no page to read an address from.
const ICO_SIZE = 48;
const png = await draw({ size: ICO_SIZE, scale: 1, background: 'transparent' });
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2); // an icon, not a cursor
header.writeUInt16LE(1, 4); // one picture
header.writeUInt8(ICO_SIZE, 6);
header.writeUInt8(ICO_SIZE, 7);
header.writeUInt16LE(1, 10); // planes
header.writeUInt16LE(32, 12); // bits per pixel
header.writeUInt32LE(png.length, 14);
header.writeUInt32LE(header.length, 18);
writeFileSync(join(ROOT, 'public/favicon.ico'), Buffer.concat([header, png]));
await browser.close();
