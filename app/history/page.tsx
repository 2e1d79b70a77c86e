import Link from 'next/link';

export default function HistoryPage() {
  return (
    <main>
      <h1>History</h1>
      <Link href="/">Start page</Link>
    </main>
  );
}
