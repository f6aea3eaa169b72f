// Written by scripts/aurora-pictures.ts; do not edit by hand.

export const pictures = {
  vesper: {
    hash: '03c79409a9e0d4c921d4',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMABAABUB8JbACdADdG+zW8AD+g9cZh35OXBYyFIqca7nnn74kR/4CylDGRzCZLqQgAA==',
  },
  serena: {
    hash: '9f88eb35cb8ccd2d4e0a',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoMABAABUB8JbACdAELX9DJ9AAA/oPXFNVYd0t0aa6ZGljTxnNONKsemR24e/S7/ECAAA==',
  },
  poente: {
    hash: '7fce426709f2f4737591',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoMABAABUB8JbACdAEQzXn7SmM7AAD+g9c4CDTwYYEtFsmb2ItljwxsDV3J5ga4UqQaMHiAAAA=',
  },
  zenite: {
    hash: 'b63e1c9d77ae9f19ec56',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMABAABUB8JaACdADdHBhw6EAA/oPXGYd+TlwS29aZ6W3/OZdfOlM4ZAS61JQQVkH0AAAA',
  },
  estela: {
    hash: '869050a358a6ff35c604',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMABAABUB8JbACdADc+CBqwAD+g9ZkGn6whTFgO2mfzqMXjCIIVqf2QKbi7LXWEDCZKGAA',
  },
  lume: {
    hash: '715a42ebb18f220624ca',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoMABAABUB8JbACdAEVrtPBg17gAP6D1zmViDsrlHv19HgwO7VDZpdezVjd5vVd6SOwAA==',
  },
  hero: {
    hash: '5edb81b576a24bd9c27f',
    width: 2400,
    height: 1200,
    widths: [320, 480, 640, 800, 1200, 1800, 2400],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoMAAYABUB8JYwC7AEDfWhSQAD+2mN8YVmspyO2a71r5Ye7kfgnKAAA',
  },
  'hero-mobile': {
    hash: 'e43e8eceb4ffad755aa5',
    width: 1000,
    height: 1250,
    widths: [320, 480, 640, 800, 1000],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoMAA8ABUB8JagCdADdHAcGYAD+g9a2TC7KC2aDyZPoEUKqMLXhMHUdGpNlmAR8WstsS3ZYJ4AAAA==',
  },
  talk: {
    hash: '6b4e5cc24279d2d60bea',
    width: 560,
    height: 700,
    widths: [320, 480, 560],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoMAA8ABUB8JbACdAEOaBGthAD+QJi0hFviwWl7wjOVzTWYahpEyyutfBvl1pItpEQP3jeb4N6MF9AA',
  },
  sketch: {
    hash: 'b277215454fc6c3bdcbe',
    width: 520,
    height: 650,
    widths: [320, 480, 520],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoMAA8ABUB8JbACdAECtFmk4AD7o8GY2XUW+bs4lsJGvZ9PsuHPqW4Wp/iEbw6v5SbI8hWl5ngIAAAA',
  },
  fitting: {
    hash: '04b12831c81100cd0ca1',
    width: 560,
    height: 700,
    widths: [320, 480, 560],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoMAA8ABUB8JbACdAEVjBbzej+gAP2boNgWw3n9b9mi/EgcVDUVl2dzezHVIMr5SWd8tlIG3g10AA==',
  },
  delivery: {
    hash: '70ebc7c31729f5272be0',
    width: 560,
    height: 700,
    widths: [320, 480, 560],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8ABUB8JZgCdADJ8b+aSPSgAP7J3SiABl4L2fMFPZb6zH+u/UptCHM/E2lZigjlHAuBRtXWeNAAAAA=',
  },
} as const
