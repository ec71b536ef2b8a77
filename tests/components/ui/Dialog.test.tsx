// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Dialog } from '../../../src/components/ui/Dialog';

// As browsers do it, which jsdom does not: the event comes after the close, when the dialog may be open again.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
});

async function renderDialog() {
  const onClose = vi.fn();
  await act(async () => {
    render(
      <StrictMode>
        <Dialog title="Book" closeLabel="Close" onClose={onClose}>
          text
        </Dialog>
      </StrictMode>,
    );
  });
  return onClose;
}

test('in development, where React tries every effect twice, a dialog stays open', async () => {
  const onClose = await renderDialog();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: 'Book' })).toHaveAttribute('open');
});

test('a browser that closes a dialog outright, as with Escape pressed twice, is heard', async () => {
  const onClose = await renderDialog();
  await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close());
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['its button', () => screen.getByRole('button', { name: 'Close' }).click()],
  ['Escape', () => screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))],
])('put away by %s it is seen to go before anything comes of it', async (_, putAway) => {
  const onClose = await renderDialog();
  putAway();
  putAway();
  expect(screen.getByRole('dialog')).toHaveAttribute('data-leaving');
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('a dialog that stays after all is seen again', async () => {
  const onClose = await renderDialog();
  screen.getByRole('button', { name: 'Close' }).click();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
  await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveAttribute('data-leaving'), {
    timeout: 10_000,
  });
});
