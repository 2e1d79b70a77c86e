import Link from 'next/link';

export default function NewMatchPage() {
  return (
    <main>
      <h1>New match</h1>
      <Link href="/">Start page</Link>
    </main>
  );
}
