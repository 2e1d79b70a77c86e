'use client';

import { BackupScreen } from '@/app/_components/backup/backup-screen';

export default function BackupPage() {
  return <BackupScreen />;
}
