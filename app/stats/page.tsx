'use client';

import { StatsScreen } from '@/app/_components/stats/stats-screen';

export default function StatsPage() {
  return <StatsScreen />;
}
