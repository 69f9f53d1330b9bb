/** The views of the profile. The first is the one that the URL does not name. */
export const profileTabs = ['upcoming', 'past', 'settings'] as const;

export type ProfileTab = (typeof profileTabs)[number];

/** Reads the tab from the parameters of the URL. Invalid values are ignored. */
export function parseProfileTab(parameters: URLSearchParams): ProfileTab {
  return profileTabs.find((tab) => tab === parameters.get('tab')) ?? 'upcoming';
}
