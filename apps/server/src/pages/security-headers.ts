/** Headers every page carries beside its own content security policy. */
export function pageSecurityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    ...(publicUrl.startsWith('https://') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  }
}
