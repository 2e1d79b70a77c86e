import Link from 'next/link';

export default function HomePage() {
  return (
    <main>
      <h1>Lexio Scorekeeper</h1>
      <nav>
        <Link href="/new/">New match</Link> <Link href="/history/">History</Link>
      </nav>
    </main>
  );
}
