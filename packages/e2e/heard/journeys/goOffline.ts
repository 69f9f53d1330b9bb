import { whenWorkerIsReady } from '../../helpers/whenWorkerIsReady';
import type { Journey } from '../Journey';

export const goOffline: Journey = {
  name: 'lose the connection',
  needsWorker: true,
  listSteps: ({ t, prefix }) => [
    { open: `${prefix}/explore?q=nina` },
    { event: 'the service worker is ready', happen: whenWorkerIsReady, hears: [] },
    {
      event: 'the connection is lost',
      happen: (page) => page.context().setOffline(true),
      hears: [t('offline.notice.title')],
    },
  ],
};
