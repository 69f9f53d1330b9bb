import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OperationServices, Operations } from '../../data/Operations';
import { hang, lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';
import { startsWith } from '../../test/startsWith';
import { t } from '../../test/t';

const staff = { readRoles: async () => ['operator' as const] };
const member = { ...lea, secondFactor: 'verified' } as const;

const operations: Operations = {
  moment: '2026-11-26T12:00:00Z',
  mails: { due: 1, waiting: 2, failed: 0 },
  oldestMail: 60,
  runs: [
    { kind: 'backup', source: '', finishedAt: '2026-11-26T02:00:00Z', counts: {}, refused: [] },
    {
      kind: 'import',
      source: 'https://openagenda.example/export',
      finishedAt: '2026-11-26T03:00:00Z',
      counts: { records: 1204, added: 3, problems: 0 },
      refused: [],
    },
  ],
  quotas: [],
  sources: [{ source: 'openagenda', licence: 'Licence Ouverte 2.0' }],
  staff: [
    {
      userId: lea.id,
      email: 'lea@exemple.fr',
      name: 'Léa Martin',
      role: 'operator',
      givenAt: '2026-11-20T12:00:00Z',
      author: null,
      isByHost: true,
      hasFactor: true,
    },
    {
      userId: '00000000-0000-4000-8000-0000000000b0',
      email: 'zoe@exemple.fr',
      name: null,
      role: 'moderator',
      givenAt: '2026-11-21T12:00:00Z',
      author: null,
      isByHost: false,
      hasFactor: true,
    },
  ],
  changes: [
    {
      id: '2',
      name: 'zoe@exemple.fr',
      role: 'moderator',
      isGiven: true,
      author: 'Léa Martin',
      isByHost: false,
      changedAt: '2026-11-21T12:00:00Z',
    },
  ],
  servers: 2,
  versions: 1,
  replicas: [{ name: '192.0.2.3', lag: 0.2 }],
};

const open = (services: Partial<OperationServices> = {}) =>
  renderRoute('/operations', {
    user: member,
    staff,
    operations: { readOperations: async () => operations, ...services },
  });

test('a visitor is led to the sign-in page', async () => {
  const { shownPath } = await renderRoute('/operations');
  await waitFor(() => expect(shownPath()).toBe('/auth?redirect=%2Foperations'));
});

test('shows a message while the figures load, and search engines do not index the page', async () => {
  await open({ readOperations: hang });
  expect(await screen.findByRole('heading', { level: 1, name: t('operations:title') })).toBeInTheDocument();
  expect(screen.getByText(t('common:loading'))).toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', expect.stringContaining('noindex'));
});

test('an operator without a second factor is asked to add one, and no figures are requested', async () => {
  const readOperations = vi.fn<OperationServices['readOperations']>();
  await renderRoute('/operations', { user: lea, staff, operations: { readOperations } });
  expect(await screen.findByText(t('moderation:secondFactor.title'))).toBeInTheDocument();
  expect(readOperations).not.toHaveBeenCalled();
});

test('a moderator sees a refusal, and no figures are requested', async () => {
  const readOperations = vi.fn<OperationServices['readOperations']>();
  await renderRoute('/operations', {
    user: member,
    staff: { readRoles: async () => ['moderator'] },
    operations: { readOperations },
  });
  expect(await screen.findByText(t('moderation:none.title'))).toBeInTheDocument();
  expect(readOperations).not.toHaveBeenCalled();
});

test('a user without an answer from the database sees a refusal', async () => {
  await open({ readOperations: async () => null });
  expect(await screen.findByText(t('moderation:none.title'))).toBeInTheDocument();
});

test('a failed request for the figures shows an error and can be repeated', async () => {
  const readOperations = vi.fn(async () => operations).mockRejectedValueOnce(new Error('Down.'));
  const { user } = await open({ readOperations });
  expect(await screen.findByText(t('operations:failed'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('common:retry') }));
  expect(await screen.findByText(t('operations:noWarnings'))).toBeInTheDocument();
});

test('the page of a healthy site shows its figures, its sources, its staff and the changes of roles', async () => {
  await open();
  expect(await screen.findByText(t('operations:noWarnings'))).toBeInTheDocument();
  const imports = within(screen.getByRole('region', { name: t('operations:imports.title') }));
  expect(imports.getByText('https://openagenda.example/export')).toBeInTheDocument();
  expect(imports.getByText(t('operations:imports.counts.records')).nextSibling).toHaveTextContent('1 204');
  expect(screen.getByText('2 serveurs sur cette base, de la même version.')).toBeInTheDocument();
  expect(screen.getByText('1 réplica, 0 s de retard au plus.')).toBeInTheDocument();
  expect(screen.getByText('Licence Ouverte 2.0')).toBeInTheDocument();
  const team = within(screen.getByRole('region', { name: t('operations:staff.title') }));
  expect(team.getByText(/^Par le serveur, 20 nov\. 2026/)).toBeInTheDocument();
  expect(team.getByText(/^Par un compte supprimé, 21 nov\. 2026/)).toBeInTheDocument();
  expect(team.getByText('zoe@exemple.fr : rôle « Modération » donné par Léa Martin')).toBeInTheDocument();
});

test('problems are counted: mails, imports, backups, versions, lag, factors', async () => {
  await open({
    readOperations: async () => ({
      ...operations,
      mails: { due: 3, waiting: 0, failed: 2 },
      oldestMail: 2_400,
      runs: operations.runs.map((run) => ({ ...run, finishedAt: '2026-11-24T23:00:00Z' })),
      versions: 2,
      replicas: [{ name: '192.0.2.3', lag: 31 }],
      staff: operations.staff.map((each) => ({ ...each, hasFactor: false })),
    }),
  });
  expect(await screen.findByText('6 points à surveiller')).toBeInTheDocument();
  expect(screen.getByText('Le plus ancien attend depuis 40 minutes. 2 emails ont échoué.')).toBeInTheDocument();
  expect(screen.getByText('2 serveurs, de 2 versions différentes.')).toBeInTheDocument();
  expect(screen.getByText('1 réplica, 31 s de retard au plus.')).toBeInTheDocument();
  expect(screen.getAllByText(t('operations:staff.noFactor'))).toHaveLength(2);
});

test('missing figures are shown as unknown, without a warning', async () => {
  await open({
    readOperations: async () => ({ ...operations, runs: [], servers: 0, versions: 0, replicas: [], sources: [] }),
  });
  expect(await screen.findByText(t('operations:noWarnings'))).toBeInTheDocument();
  expect(screen.getAllByText(t('operations:health.status.unknown'))).toHaveLength(2);
  expect(screen.getByText(t('operations:imports.empty'))).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: t('operations:health.checks.servers') })).not.toBeInTheDocument();
});

test('refused records show their reason, and a sample of them the total number', async () => {
  const refused = [
    { id: '7', title: '<img src=x onerror=alert(1)>', reason: 'it has no city' },
    { id: '', title: '', reason: 'it is not a JSON object' },
  ];
  const { user } = await open({
    readOperations: async () => ({
      ...operations,
      runs: operations.runs.map((run) => (run.kind === 'import' ? { ...run, counts: { problems: 90 }, refused } : run)),
    }),
  });
  await user.click(await screen.findByText('2 des 90 fiches refusées'));
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(screen.getByText('it has no city')).toBeVisible();
  expect(screen.getByText(t('operations:imports.noTitle'))).toBeVisible();
  expect(screen.getByText(t('operations:imports.noId'))).toBeVisible();
});

test('known limits have a description, and an unknown limit keeps its name', async () => {
  const quota = { scope: 'attempts', most: 10, period: 900, senders: 4 } as const;
  await open({
    readOperations: async () => ({
      ...operations,
      quotas: [
        { ...quota, kind: 'password of address' },
        { ...quota, kind: 'something new', senders: 1 },
      ],
    }),
  });
  const quotas = within(await screen.findByRole('region', { name: t('operations:quotas.title') }));
  expect(quotas.getByText(t('operations:quotas.kinds.passwordOfAddress'))).toBeInTheDocument();
  expect(quotas.getAllByText('10 en 15 minutes')).toHaveLength(2);
  expect(quotas.getByText('4 expéditeurs')).toBeInTheDocument();
  expect(quotas.getByText('something new')).toBeInTheDocument();
});

test('failed mails can be sent again once, and a failed request shows a message', async () => {
  const retryFailedMails = vi
    .fn<OperationServices['retryFailedMails']>()
    .mockRejectedValueOnce(new Error('Down.'))
    .mockResolvedValue(2);
  const readOperations = async () => ({
    ...operations,
    mails: { due: 0, waiting: 0, failed: retryFailedMails.mock.calls.length > 1 ? 0 : 2 },
  });
  const { user } = await open({ readOperations, retryFailedMails });
  await user.click(await screen.findByRole('button', { name: 'Relancer les 2 emails échoués' }));
  await findToast(t('operations:mails.retryFailed'));
  await user.click(screen.getByRole('button', { name: 'Relancer les 2 emails échoués' }));
  await findToast('2 emails relancés');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Relancer/ })).not.toBeInTheDocument());
});

async function openGiving(giveRole: OperationServices['giveRole']) {
  const { user } = await open({ giveRole });
  await user.click(await screen.findByRole('button', { name: t('operations:give.title') }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: t('operations:give.title') })) };
}

test('a role is given only to a confirmed address', async () => {
  const giveRole = vi
    .fn<OperationServices['giveRole']>()
    .mockResolvedValueOnce('unknown')
    .mockResolvedValueOnce('unconfirmed')
    .mockRejectedValueOnce(new Error('Down.'))
    .mockResolvedValue('given');
  const { user, dialog } = await openGiving(giveRole);
  const send = () => user.click(dialog.getByRole('button', { name: t('operations:give.submit') }));
  await send();
  expect(await dialog.findByText(t('operations:give.required'))).toBeInTheDocument();
  const address = dialog.getByLabelText(startsWith(t('operations:give.address')));
  await user.type(address, 'max');
  await send();
  expect(await dialog.findByText(/^Cette adresse n’est pas valide/)).toBeInTheDocument();
  expect(giveRole).not.toHaveBeenCalled();
  await user.type(address, '@exemple.fr');
  await user.click(dialog.getByRole('radio', { name: t('operations:roles.operator') }));
  await send();
  expect(await dialog.findByText(t('operations:give.failed.unknown'))).toBeInTheDocument();
  await send();
  expect(await dialog.findByText(/^Cette adresse n’est pas confirmée/)).toBeInTheDocument();
  await send();
  expect(await dialog.findByText(/^Le rôle n’a pas été donné/)).toBeInTheDocument();
  expect(address).toHaveValue('max@exemple.fr');
  await send();
  await findToast(t('operations:give.done.given'));
  expect(giveRole).toHaveBeenLastCalledWith('max@exemple.fr', 'operator', expect.any(AbortSignal));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a role that the account already has shows a message', async () => {
  const { user, dialog } = await openGiving(async () => 'unchanged');
  await user.type(dialog.getByLabelText(startsWith(t('operations:give.address'))), 'zoe@exemple.fr');
  await user.click(dialog.getByRole('button', { name: t('operations:give.submit') }));
  await findToast(t('operations:give.done.unchanged'));
});

test('a role is taken back after a confirmation', async () => {
  const takeRole = vi
    .fn<OperationServices['takeRole']>()
    .mockRejectedValueOnce(new Error('Down.'))
    .mockResolvedValue('taken');
  const { user } = await open({ takeRole });
  await user.click(await screen.findByRole('button', { name: 'Retirer à zoe@exemple.fr le rôle Modération' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Retirer à zoe@exemple\.fr/ }));
  expect(takeRole).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: t('operations:take.confirm') }));
  expect(await dialog.findByText(/^Le rôle n’a pas été retiré/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: t('operations:take.confirm') }));
  await findToast(t('operations:take.done'));
  expect(takeRole).toHaveBeenLastCalledWith(operations.staff[1]?.userId, 'moderator', expect.any(AbortSignal));
});

test('an operator is warned before the removal of their own role, and the last operator keeps it', async () => {
  const { user } = await open({ takeRole: async () => 'last' });
  await user.click(await screen.findByRole('button', { name: 'Retirer à Léa Martin le rôle Exploitation' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Retirer votre propre rôle/ }));
  expect(dialog.getByText(/^Vous perdez aussitôt l’accès à cette page/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: t('operations:take.confirm') }));
  expect(await dialog.findByText(/^C’est le dernier compte de l’exploitation/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: t('operations:cancel') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
