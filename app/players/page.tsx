'use client';

import { PlayersScreen } from '@/app/_components/players/players-screen';

export default function PlayersPage() {
  return <PlayersScreen />;
}
