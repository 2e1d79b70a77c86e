// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Page } from '@/app/_components/frame/page';
import { Button } from '@/app/_components/ui/button';
import { Confirm } from '@/app/_components/ui/confirm';
import { Sheet } from '@/app/_components/ui/sheet';
import { show } from '../support/render';

/** Rows of which one goes: at once, or a moment later as when a store has to answer. */
function Rows({ later }: { readonly later: boolean }) {
  const [rows, setRows] = useState(['Ann', 'Bea']);
  const drop = (name: string) => {
    const done = () => setRows((old) => old.filter((row) => row !== name));
    if (later) setTimeout(done, 100);
    else done();
  };
  return (
    <Page title="Players">
      <ul>
        {rows.map((name) => (
          <li key={name}>
            <Confirm trigger={<Button>{`Delete ${name}`}</Button>} title="Sure?" body="" action="Yes" onConfirm={() => drop(name)} />
            <Change name={name} onGone={() => drop(name)} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Change({ name, onGone }: { readonly name: string; readonly onGone: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Sheet title={name} open={open} onOpenChange={setOpen} trigger={<Button>{`Change ${name}`}</Button>}>
      <Button onClick={onGone}>Put away</Button>
    </Sheet>
  );
}

const heading = () => screen.getByRole('heading', { level: 1, name: 'Players' });

describe('the focus, when a dialog is closed', () => {
  it.each([['at once', false], ['a moment later', true]])('is on the name of the screen where the row is gone %s', async (_when, later) => {
    const { user } = show(<Rows later={later} />);
    await user.click(screen.getByRole('button', { name: 'Delete Ann' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByText('Delete Ann')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(heading()));
  });

  it('is there too where the row went while its sheet was open', async () => {
    const { user } = show(<Rows later={false} />);
    await user.click(screen.getByRole('button', { name: 'Change Ann' }));
    await user.click(await screen.findByRole('button', { name: 'Put away' }));
    await waitFor(() => expect(document.activeElement).toBe(heading()));
  });

  it('is back on its button where that is still there', async () => {
    const { user } = show(<Rows later={false} />);
    await user.click(screen.getByRole('button', { name: 'Change Bea' }));
    await screen.findByRole('button', { name: 'Put away' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Bea' })));
  });
});
