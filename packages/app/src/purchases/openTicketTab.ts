import type { Tab } from '@lively/machines';

/** Opens a tab with a text to wait. Null if the browser blocks it. */
export function openTicketTab(waitingText: string): Tab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  // The ticket office must not navigate this page.
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
