/**
 * What is one person's alone, by `person`: it goes when they do, whoever has them go. What came of their games is also
 * others', and stays; so is who a guest turned out to be, for logs are read by it.
 */
export const ofPerson = [
  'sessions',
  'credentials',
  'api_tokens',
  'mutes',
  'blocks',
  'admissions',
  'invites',
  'outbox',
  'notice_settings',
  'mail_addresses',
  'push',
  'webhooks',
  'vacations',
  'orders',
  'seekers',
  'profiles',
] as const;
