/** One step of the onboarding. */
export interface OnboardingStep {
  readonly slug: string;
  readonly tags: readonly OnboardingTag[];
}

/** A word one can pick at the onboarding. */
export interface OnboardingTag {
  /** French word, which is also what is stored. */
  readonly label: string;
  /** What it stands for in the taxonomy, unless its label names something there. */
  readonly slug: string;
}

/** The four steps and their tags. A tag without a slug of its own stands for that of its step. Specification, section 9. */
export const onboardingSteps: readonly OnboardingStep[] = /* @__PURE__ */ [
  'music=music,Pop,Rock,Électronique,Hip-hop,Jazz,Classique,Reggae=world-music,Folk=world-music',
  'sports=sport,Football,Basketball,Tennis=racket-sports,Running=athletics,Cyclisme,Natation=water-sports,Yoga,Fitness',
  'hobbies=leisure,Photographie,Cuisine,Lecture=literature,Voyage,Gaming=video-games,Art=arts,Jardinage,DIY=gardening',
  'food=food,Italien,Asiatique,Français,Mexicain,Végétarien,Fast-food,Desserts,Boissons',
].map((line) => {
  const [[slug, fallback], ...tags] = line.split(',').map((entry) => entry.split('=') as [string, string]) as [
    [string, string],
    ...[string, string?][],
  ];
  return { slug, tags: tags.map(([label, slug = fallback]) => ({ label, slug })) };
});
