// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLocale } from '@/app/_components/frame/locale-choice';
import { Notices } from '@/app/_components/frame/notices';
import { SettingsScreen } from '@/app/_components/settings-screen';
import { useToast } from '@/app/_components/ui/toast';
import type { AppUpdateView } from '@/app/_hooks/use-app-update';
import { messagesOf } from '@/lib/i18n/catalogues';
import type { StorageState } from '@/lib/storage';
import { button, en, isChosen, radio, show, textOf } from '../support/render';

const world = vi.hoisted(() => ({
  storage: { kind: 'durable' } as StorageState,
  update: { state: 'none', offlineReady: true, apply: () => {} } as AppUpdateView,
  persisted: false,
}));
vi.mock('@/app/_hooks/use-storage-state', () => ({ useStorageState: () => world.storage }));
vi.mock('@/app/_hooks/use-app-update', () => ({ useAppUpdate: () => world.update }));
vi.mock('@/lib/storage', () => ({
  isPersisted: () => Promise.resolve(world.persisted),
  askToPersist: () => Promise.resolve('refused'),
}));

const { notices, settings } = en;
const ko = messagesOf('ko');

beforeEach(() => {
  world.storage = { kind: 'durable' };
  world.update = { state: 'none', offlineReady: true, apply: vi.fn() };
  world.persisted = false;
});

const said = () => screen.queryAllByRole('status').map(textOf);

describe('157, 147 where storage stands', () => {
  it.each<[StorageState, readonly string[]]>([
    [{ kind: 'opening' }, []],
    [{ kind: 'durable' }, []],
    [{ kind: 'memory', reason: 'SecurityError' }, [notices.memory]],
    [{ kind: 'failed', reason: 'Error' }, [notices.memory]],
    [{ kind: 'blocked' }, [notices.blocked]],
    [{ kind: 'outdated' }, [notices.outdated + notices.reload]],
  ])('%j', (state, lines) => {
    world.storage = state;
    show(<Notices />);
    expect(said()).toEqual(lines);
    expect(screen.queryAllByRole('button').map(textOf)).toEqual(state.kind === 'outdated' ? [notices.reload] : []);
  });
});

describe('131 a new version', () => {
  it('is offered, and accepted by one button', async () => {
    world.update = { ...world.update, state: 'offered' };
    const { user } = show(<Notices />);
    expect(said()).toEqual([notices.update + notices.updateNow]);
    await user.click(button(notices.updateNow));
    expect(world.update.apply).toHaveBeenCalledTimes(1);
  });

  it('on its way takes no second tap', async () => {
    world.update = { ...world.update, state: 'applying' };
    const { user } = show(<Notices />);
    await user.click(button(notices.updating));
    expect(world.update.apply).not.toHaveBeenCalled();
  });

  it('stands beside a warning, not in its place', () => {
    world.update = { ...world.update, state: 'offered' };
    world.storage = { kind: 'memory', reason: 'InvalidStateError' };
    show(<Notices />);
    expect(said()).toEqual([notices.memory, notices.update + notices.updateNow]);
  });
});

describe('the language', () => {
  it('changes at once, everywhere, and is kept', async () => {
    world.storage = { kind: 'blocked' };
    const { user } = show(<><Notices /><SettingsScreen /></>);
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(settings.title);
    await user.click(radio('한국어'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ko.settings.title);
    expect(screen.getByText(ko.notices.blocked)).toBeTruthy();
    expect(document.documentElement.lang).toBe('ko');
    expect(document.title).toContain(ko.settings.title);
    expect(isChosen(radio('한국어'))).toBe(true);
    expect(localStorage.getItem('lexio.locale')).toBe('ko');
    await user.click(radio('English'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(settings.title);
  });

  it('chosen in another window changes this one too', () => {
    show(<SettingsScreen />);
    act(() => {
      localStorage.setItem('lexio.locale', 'ko');
      window.dispatchEvent(new StorageEvent('storage', { key: 'lexio.locale' }));
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ko.settings.title);
  });

  it('holds for the page where nothing can be kept', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    show(<SettingsScreen />);
    act(() => chooseLocale('ko'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ko.settings.title);
  });
});

describe('159 the settings say what the browser said', () => {
  it.each([
    [true, settings.persisted],
    [false, settings.notPersisted],
  ])('kept for good: %s', async (persisted, text) => {
    world.persisted = persisted;
    show(<SettingsScreen />);
    expect(await screen.findByText(new RegExp(text.slice(0, 20), 'u'))).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: settings.persistAsk })).toHaveLength(persisted ? 0 : 1);
  });

  it('a refusal is said once and asked no more', async () => {
    const { user } = show(<SettingsScreen />);
    await user.click(await screen.findByRole('button', { name: settings.persistAsk }));
    expect(await screen.findByText(settings.persistRefused)).toBeTruthy();
    expect(screen.queryByRole('button', { name: settings.persistAsk })).toBeNull();
  });

  it('without storage says that nothing can be kept', () => {
    world.storage = { kind: 'memory', reason: 'SecurityError' };
    show(<SettingsScreen />);
    expect(screen.getByText(settings.memory)).toBeTruthy();
    expect(screen.queryByText(new RegExp(settings.durable, 'u'))).toBeNull();
  });
});

describe('a short message', () => {
  function Teller() {
    const toast = useToast();
    return <button onClick={() => toast({ text: 'Done', action: { label: 'Undo it', run: undo } })}>Do it</button>;
  }
  const undo = vi.fn();

  it('offers its way back, and stands among what is called messages in the reader’s language', async () => {
    const { user } = show(<Teller />, { locale: 'ko' });
    await user.click(button('Do it'));
    expect(await screen.findByRole('region', { name: ko.common.notifications })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Undo it' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Done')).toBeNull();
  });

  it('can be closed', async () => {
    const { user } = show(<Teller />);
    await user.click(button('Do it'));
    await user.click(await screen.findByRole('button', { name: en.common.close }));
    expect(screen.queryByText('Done')).toBeNull();
  });
});
