'use client';

import { DeletedScreen } from '@/app/_components/history/deleted-screen';

export default function DeletedPage() {
  return <DeletedScreen />;
}
