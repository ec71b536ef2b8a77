/**
 * The catalogue's technical texts: what a result says to the inspector and to analytics. The visitor reads
 * the chat texts of `locales` instead, in the page's language.
 */
export const technicalTexts = {
  notConfigured: {
    gateway: 'The gateway is not configured. Please add its API key to the environment file.',
    inference: 'The inference service is not configured. Please add its API key to the environment file.',
  },
  rateLimited: 'Rate limit exceeded. Please try again in a moment.',
  unauthorized: 'The API key or authentication is invalid.',
  network: 'Network error. Please check your internet connection.',
  unexpected: 'An unexpected error occurred.',
  gatewayFailed: 'All gateway models failed. Please try again later.',
  allFailed: 'All AI services failed',
  limiter: {
    minute: 'Rate limit: Maximum requests per minute exceeded',
    hour: 'Rate limit: Maximum requests per hour exceeded',
    day: 'Daily quota exceeded. Please try again tomorrow.',
    tokens: 'Token limit: Please wait a moment before sending another message',
  },
} as const;
