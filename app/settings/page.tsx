'use client';

import { SettingsScreen } from '@/app/_components/settings-screen';

export default function SettingsPage() {
  return <SettingsScreen />;
}
