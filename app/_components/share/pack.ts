import { withBasePath } from '@/app/_components/base-path';
import { LARGEST_MATCH, linkFragment, linkText, type LinkFault, type LinkParts, type Packing } from '@/lib/exchange';
import { err, ok, type Result } from '@/lib/shared';

const DEFLATED = 'deflate-raw';

/** The address that shows a match on any phone; all of it stands behind the #, which no server sees. */
export async function matchAddress(row: unknown): Promise<string> {
  const text = linkText(row);
  const [packing, packed] = await packedOf(new TextEncoder().encode(text));
  return `${window.location.origin}${withBasePath('/shared/')}#${linkFragment(text, packing, packed)}`;
}

/** Undoes the packing of a link, and stops where it becomes larger than any match. */
export async function unpacked({ packing, packed }: LinkParts): Promise<Result<Uint8Array, LinkFault>> {
  if (packing === 'p') return ok(packed);
  const unpack = transformOf(() => new DecompressionStream(DEFLATED));
  if (unpack === null) return err({ code: 'cannot-unpack' });
  try {
    const bytes = await through(packed, unpack, LARGEST_MATCH);
    return bytes ? ok(bytes) : err({ code: 'damaged', path: '' });
  } catch {
    return err({ code: 'cut-off' });
  }
}

async function packedOf(bytes: Uint8Array<ArrayBuffer>): Promise<readonly [Packing, Uint8Array]> {
  const pack = transformOf(() => new CompressionStream(DEFLATED));
  const packed = pack && (await through(bytes, pack, LARGEST_MATCH));
  return packed ? ['z', packed] : ['p', bytes];
}

type ByteStream = ReadableWritablePair<Uint8Array, BufferSource>;

/** null where the browser is too old to have it. */
function transformOf(make: () => ByteStream): ByteStream | null {
  try {
    return make();
  } catch {
    return null;
  }
}

/** null where more came out than `most` bytes. */
async function through(bytes: Uint8Array<ArrayBuffer>, { readable, writable }: ByteStream, most: number): Promise<Uint8Array | null> {
  const writer = writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => undefined); // whoever reads is told as well
  const reader = readable.getReader();
  let whole = new Uint8Array(0);
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const longer = new Uint8Array(whole.length + piece.value.length);
    longer.set(whole);
    longer.set(piece.value, whole.length);
    whole = longer;
    if (whole.length > most) {
      await reader.cancel();
      return null;
    }
  }
  await written;
  return whole;
}
