interface SecurityContact {
  readonly siteUrl: string;
  readonly email: string;
  /** By preference, the first is the usual one. */
  readonly languages: readonly string[];
}

/** Days: what is older than a year counts for nothing, and builds are made more often. */
const lifetime = 364;

/** The security.txt of RFC 9116: the address for reports of vulnerabilities. It is valid for a year from the build. */
export function renderSecurityTxt({ siteUrl, email, languages }: SecurityContact, builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + lifetime);
  const fields = [
    ['Contact', `mailto:${email}`],
    ['Expires', expires.toISOString()],
    ['Preferred-Languages', languages.join(', ')],
    ['Canonical', `${siteUrl}/.well-known/security.txt`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
