/** The classes of a coloured ground with what is readable on it: saffron is light, the others are dark. */
export const groundOf = (colour: string) =>
  `bg-${colour} ${colour === 'saffron' ? 'on-saffron' : 'on-colour'}`;
