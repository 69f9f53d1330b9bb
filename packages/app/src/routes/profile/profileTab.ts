/** The views of the profile. The first is the one without a name in the address. */
export const profileTabs = ['upcoming', 'past', 'settings'] as const;

export type ProfileTab = (typeof profileTabs)[number];

/** Reads the tab from the address. What makes no sense there is as if it were not. */
export function readProfileTab(parameters: URLSearchParams): ProfileTab {
  return profileTabs.find((tab) => tab === parameters.get('tab')) ?? 'upcoming';
}
