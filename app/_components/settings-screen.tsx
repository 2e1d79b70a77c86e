'use client';

import { useEffect, useState } from 'react';
import { useAppUpdate } from '@/app/_hooks/use-app-update';
import { useLastBackup } from '@/app/_hooks/use-last-backup';
import { useStorageState } from '@/app/_hooks/use-storage-state';
import { isLocale, LOCALE_NAMES, LOCALES } from '@/lib/i18n';
import { askToPersist, isPersisted, type PersistAnswer } from '@/lib/storage';
import { BUILD_ID } from './build-id';
import { useLocale, useMessages, useWantedLocale } from './frame/locale';
import { chooseLocale } from './frame/locale-choice';
import { Page } from './frame/page';
import { dateText } from './history/match-date';
import { Button, ButtonLink } from './ui/button';
import { Card } from './ui/card';
import { Radio, RadioGroup } from './ui/radio';

export function SettingsScreen() {
  const { settings } = useMessages();
  const update = useAppUpdate();
  return (
    <Page title={settings.title} back="/">
      <LanguageCard />
      <StorageCard />
      <BackupCard />
      <Card aria-label={settings.about} className="flex flex-col gap-2">
        <h2 className="font-semibold">{settings.about}</h2>
        <p>{update.offlineReady ? settings.offlineReady : settings.offlineNotReady}</p>
        <p>{settings.privacy}</p>
        <p className="text-sm text-muted">{settings.disclaimer}</p>
        <p className="text-sm text-muted">{settings.version(BUILD_ID)}</p>
      </Card>
    </Page>
  );
}

function LanguageCard() {
  const { settings } = useMessages();
  const wanted = useWantedLocale();
  return (
    <Card aria-label={settings.language}>
      <h2 className="mb-2 font-semibold">{settings.language}</h2>
      <RadioGroup
        aria-label={settings.language}
        value={wanted}
        onChoose={(chosen) => isLocale(chosen) && chooseLocale(chosen)}
        className="grid grid-cols-3 gap-2"
      >
        {LOCALES.map((each) => (
          <Radio
            key={each}
            value={each}
            lang={each}
            className="flex min-h-touch items-center justify-center rounded-field border border-edge bg-surface font-medium active:bg-felt-soft has-checked:border-felt has-checked:bg-felt has-checked:text-on-felt"
          >
            {LOCALE_NAMES[each]}
          </Radio>
        ))}
      </RadioGroup>
    </Card>
  );
}

/** When everything was last taken along, and the way there. */
function BackupCard() {
  const { backup } = useMessages();
  const locale = useLocale();
  const last = useLastBackup();
  return (
    <Card aria-label={backup.title} className="flex flex-col gap-2">
      <h2 className="font-semibold">{backup.title}</h2>
      {last !== undefined && <p>{last === null ? backup.never : backup.last(dateText(last, locale))}</p>}
      <ButtonLink href="/backup/">{backup.open}</ButtonLink>
    </Card>
  );
}

/** Whether the browser keeps the matches: what it says, not what one hopes. */
function StorageCard() {
  const { settings } = useMessages();
  const storage = useStorageState();
  const [persisted, setPersisted] = useState<boolean | null>(null);
  const [answer, setAnswer] = useState<PersistAnswer | null>(null);
  useEffect(() => {
    void isPersisted().then(setPersisted);
  }, [answer]);
  return (
    <Card aria-label={settings.storage} className="flex flex-col gap-2">
      <h2 className="font-semibold">{settings.storage}</h2>
      {storage.kind === 'memory' || storage.kind === 'failed' ? (
        <p>{settings.memory}</p>
      ) : (
        <>
          <p>
            {settings.durable} {persisted !== null && (persisted ? settings.persisted : settings.notPersisted)}
          </p>
          {persisted === false && answer === null && (
            <Button onClick={() => void askToPersist().then(setAnswer)}>{settings.persistAsk}</Button>
          )}
          {answer !== null && answer !== 'granted' && <p role="status">{settings.persistRefused}</p>}
        </>
      )}
    </Card>
  );
}
