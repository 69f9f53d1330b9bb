import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OwnReportServices } from '../data/Backend';
import { takeInterruptedAction } from '../session/interruptedAction';
import { football, holdSession, lea } from '../test/createTestBackend';
import { findToast, renderRoute } from '../test/renderRoute';
import { startsWith } from '../test/startsWith';
import { t } from '../test/t';

const path = `/event/${football.id}`;
const findAction = () => screen.findByRole('button', { name: t('event:report.action') });
const mockSend = () => vi.fn<OwnReportServices['sendReport']>().mockResolvedValue();

async function openForm(options: Parameters<typeof renderRoute>[1] = {}) {
  const opened = await renderRoute(path, { user: lea, ...options });
  await screen.findByText('Léa Martin');
  await opened.user.click(await findAction());
  const dialog = within(await screen.findByRole('dialog', { name: t('report:title') }));
  return { ...opened, dialog, send: () => opened.user.click(dialog.getByRole('button', { name: /^Envoyer/ })) };
}

test('a report is sent with its reason, confirmed, and not offered again', async () => {
  const sendReport = mockSend();
  const readReport = async () => sendReport.mock.calls.length > 0;
  const { user, dialog, send } = await openForm({ reports: { sendReport, readReport } });
  await user.selectOptions(dialog.getByLabelText(startsWith(t('report:reason'))), 'Arnaque ou faux billets');
  await user.type(dialog.getByLabelText(startsWith(t('report:details'))), 'La salle a fermé.');
  await send();
  await findToast(t('report:sent.title'));
  expect(sendReport).toHaveBeenCalledExactlyOnceWith(
    { eventId: football.id, reason: 'scam', details: 'La salle a fermé.' },
    expect.any(AbortSignal),
  );
  expect(await screen.findByText(t('event:report.done'))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('event:report.action') })).not.toBeInTheDocument();
});

test('an incomplete report shows errors and is not sent', async () => {
  const sendReport = mockSend();
  const { user, dialog, send } = await openForm({ reports: { sendReport } });
  await send();
  expect(await dialog.findByText(t('report:problem.reason.required'))).toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText(startsWith(t('report:reason'))), 'Autre chose');
  await send();
  expect(await dialog.findByText(t('report:problem.details.required'))).toBeInTheDocument();
  expect(sendReport).not.toHaveBeenCalled();
});

test.each([
  ['PT429', 'Vous avez envoyé beaucoup de signalements. Réessayez plus tard.'],
  ['42501', /^Signalement impossible/],
  ['unknown', 'Votre signalement n’est pas parti. Réessayez dans un instant.'],
])('a refusal with %s shows a message and keeps the typed text', async (code, text) => {
  const sendReport = mockSend().mockRejectedValue(Object.assign(new Error(), { code }));
  const { user, dialog, send } = await openForm({ reports: { sendReport } });
  await user.selectOptions(dialog.getByLabelText(startsWith(t('report:reason'))), 'Arnaque ou faux billets');
  await user.type(dialog.getByLabelText(startsWith(t('report:details'))), 'La salle a fermé.');
  await send();
  expect(await dialog.findByText(text)).toBeInTheDocument();
  expect(dialog.getByLabelText(startsWith(t('report:details')))).toHaveValue('La salle a fermé.');
});

test('a creator sees no button to report the event', async () => {
  const event = { ...football, createdBy: lea.id };
  await renderRoute(path, { user: lea, events: { findEvent: async () => event } });
  await screen.findByText('Léa Martin');
  expect(screen.queryByRole('button', { name: t('event:report.action') })).not.toBeInTheDocument();
});

test('a visitor returns to the form after the sign-in', async () => {
  const { user, page } = await renderRoute(path);
  await user.click(await findAction());
  const link = await waitFor(() => {
    const found = screen
      .getAllByRole('link', { name: t('common:nav.signIn') })
      .find((candidate) => candidate.getAttribute('href')?.includes('redirect='));
    if (!found) throw new Error('The message has no link to the sign-in page.');
    return found;
  });
  await user.click(link);
  await user.type(await page().findByLabelText(startsWith(t('auth:fields.email'))), lea.email);
  await user.type(page().getByLabelText(startsWith(t('auth:fields.password'))), 'une nuit de jazz');
  await user.click(page().getByRole('button', { name: t('auth:submits.login') }));
  expect(await screen.findByRole('dialog', { name: t('report:title') })).toBeInTheDocument();
});

test('a visitor who pressed the button before the session was loaded is asked to sign in', async () => {
  const session = holdSession();
  const { user } = await renderRoute(path, { user: lea, sessions: { watchSession: session.watchSession } });
  await user.click(await findAction());
  act(() => session.read(null));
  await findToast(t('event:report.signIn'));
  expect(takeInterruptedAction(path, 'report')).toEqual({ kind: 'report', eventId: football.id });
});
