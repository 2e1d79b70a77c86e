'use client';

import { HomeScreen } from '@/app/_components/home-screen';

export default function HomePage() {
  return <HomeScreen />;
}
