import type { Tab } from '@lively/machines';

/** Opens a tab that asks to wait a moment. Null where the browser does not allow it. */
export function openTicketTab(waitingText: string): Tab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  // The ticket office cannot lead this page elsewhere.
  tab.opener = null;
  tab.document.title = waitingText;
  tab.document.body.textContent = waitingText;
  return {
    pointAt: (url) => {
      if (!tab.closed) tab.location.replace(url);
    },
    close: () => tab.close(),
  };
}
