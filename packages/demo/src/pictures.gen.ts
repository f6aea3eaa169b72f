// Written by scripts/pictures.ts; do not edit by hand.

export const pictures = {
  'acucena-costas-branco': {
    hash: '85a9311e32ab4671d63e',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/u1++8HJWVjJzFGuu3CtKSVAAAA=',
  },
  'acucena-costas-marfim': {
    hash: '9d13c1802e7ebd900902',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/u0wpByVlYyctG+SEZJbBMBAAAA=',
  },
  'acucena-costas': {
    hash: '08a1089256a0289fa518',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/u154yt98mNthCOoAfMC1OjQAAA=',
  },
  'acucena-detalhe-branco': {
    hash: '5777b4bfa5b6e321eba9',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoMABAABUB8JYwCdADWxuwAAP7e3V//KhzZE6kkhGLfOjYAAAA=',
  },
  'acucena-detalhe-marfim': {
    hash: '1402c07c7d60908ec90a',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoMABAABUB8JYwCdADWxwhAAP7e3V//KhzZEyveNtOmBLAA',
  },
  'acucena-detalhe': {
    hash: '6fb16c7810a720e30d73',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoMABAABUB8JYwCdADWxuwAAP7e3V//KhzZE6kkhAwcvEUAAAA=',
  },
  'acucena-frente-branco': {
    hash: 'c206e18c212741a40f26',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/u152bFAG3Y8VnhriylVJgAA',
  },
  'acucena-frente-marfim': {
    hash: 'a9ca86d709949f46cc34',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/u0wdivGYC+jOIOzJM5dUAAA',
  },
  'acucena-frente': {
    hash: '13cee04de486164c9257',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/u11Y0SMtqct8S/73J/WwAAA',
  },
  'acucena-olhar-branco': {
    hash: 'c381f52badbe29eb8725',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7X77w04jZhpvQaSU700LkSkgAAA=',
  },
  'acucena-olhar-marfim': {
    hash: 'b7a10fa79076bfa2b8ce',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7TB2K+FDTegzbMPnVaZZ7AAA',
  },
  'acucena-olhar': {
    hash: '147742c52b0e566b55c5',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7XnjK35CsyFEnbZwkxu4zYgA',
  },
  'angelica-costas-marfim': {
    hash: 'd40b1cf6d42f66e06bac',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoMABAABUB8JY2DrRgAogAA/uz3f+H27ySrqHlpp9o1rlyqpBAAAA==',
  },
  'angelica-costas': {
    hash: '337f9b58052e9537f009',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JY12ARgAogAA/uyxWOr68rvXUNO/7YX03egA',
  },
  'angelica-detalhe-marfim': {
    hash: '60319dba7d7012648a3d',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAAAQAgCdASoMABAABUB8JYwCdAEWgbkTCU3AAP7en3LYQ7dpXOhHa2yIu09gAA==',
  },
  'angelica-detalhe': {
    hash: '307c1dfa83345f47e724',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAAAQAgCdASoMABAABUB8JQBOgCLUKcVEHg1AAP7e1mda9V9qqSe8vN7rSriAAA==',
  },
  'angelica-frente-marfim': {
    hash: '37bcc49744ba4de0256c',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoMABAABUB8JY2DrRgAogAA/u0wlJzyB9V0jzu6rr0D1P/9HAA=',
  },
  'angelica-frente': {
    hash: '86033bf860d6a085777e',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JY2DrRgAogAA/uz3gTUO0bq6RumzaRuEbagA',
  },
  'angelica-olhar-marfim': {
    hash: '2ac5e70b9eb7863c9a6d',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoMABAABUB8JY2DrRgAogAA/u0+pft8pp32WOBhH6+Jf97k/rYAAA==',
  },
  'angelica-olhar': {
    hash: '7d85a298ae83819c8020',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoMABAABUB8JYwCdADcx+YAAP7e3Ikt4qrn0p+NGa8SAAAA',
  },
  'bolero-brisa-marfim': {
    hash: '8c6d8fe73d3a8af7ba62',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoMABAABUB8JQBOgB9RRORAAP7emjdYzfz9GumOToi7d4ZbaiuqAAAA',
  },
  'bolero-brisa': {
    hash: '7fbf884237b45a01cb23',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoMABAABUB8JYwCdAD6iiciAAD+3po3WM38/SkfJCjYTj5oZH/+jgAA',
  },
  'camelia-costas-off-white': {
    hash: 'f0865fe0911be4199a07',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoMABAABUB8JZQCdADdnav3AAD+5z7puK45HNpebZ8bh7xIAAA=',
  },
  'camelia-costas': {
    hash: '6d3c7233f3456ec17b54',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoMABAABUB8JZQCdADdngvgAAD+5z7puK45JL+9HzJyqDfzgAA=',
  },
  'camelia-detalhe-off-white': {
    hash: '6876cc0d62d76c1d5fd4',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADwAQCdASoMABAABUB8JZQCdAEOJqzjeAAA/t506EjSnOi3V+58gAAA',
  },
  'camelia-detalhe': {
    hash: 'ec65dd143b923ad1e230',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAAAwAgCdASoMABAABUB8JYwCdAEPAARBOO0gAAD+3lc9s9aIw3WMqyAA',
  },
  'camelia-frente-off-white': {
    hash: 'bbb4d94d3adb830f5dce',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoMABAABUB8JZQCdAFAAAD+7b5XgB7bkkKu/nkUp4AAAA==',
  },
  'camelia-frente': {
    hash: '89961d8cb13e3474e018',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoMABAABUB8JZQCdADcx7gAAP7nPuOpwwc95Aq9MelSoAAA',
  },
  'camelia-olhar-off-white': {
    hash: 'e8dc997cf1fb01a54d0e',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoMABAABUB8JZQCdAFAAAD+7b5YS+dAMhZgBvWH/xYAAA==',
  },
  'camelia-olhar': {
    hash: 'd4c68c8af6ba096b0da5',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoMABAABUB8JZQCdADdngvgAAD+5z7pmFyh5H3Dc/czVAAA',
  },
  'dalia-costas-champagne': {
    hash: '38e15f9c0fdd96fe6eb1',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAABQAQCdASoMABAABUB8JQBOgCgAAP7s94WAWMyMhah3ZSEHoxNLegAA',
  },
  'dalia-costas-off-white': {
    hash: '6afafdfea7e7360a53ed',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADwAQCdASoMABAABUB8JYwCdADcciC6gAAA/uctcdX1uu8aVaX1zhJWw94kAA==',
  },
  'dalia-costas': {
    hash: '223edb28c6486ef3de8a',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoMABAABUB8JYwCdADcchzgAAD+5y1x1fW67xUqvVL9l+xdKjQAAA==',
  },
  'dalia-detalhe-champagne': {
    hash: '4e737d3ebaf54156e80f',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoMABAABUB8JQBOgBrHkAAA/t7qh80GzwkUSqZXU44m8KsFinWRGzAXLIgFoygAAAA=',
  },
  'dalia-detalhe-off-white': {
    hash: 'cff4711f5aa47ecba705',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAABwAQCdASoMABAABUB8JYwCdADTAAD+5z/pw8mmU381mqIK4jijhmHBrW8tyxdJvcI21AAA',
  },
  'dalia-detalhe': {
    hash: 'dab05f97cfc794c64feb',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoMABAABUB8JQBOgBuzWMAA/uc/6cPJplNv4pmrTkc9KV3f50yofpxtTiAAAA==',
  },
  'dalia-frente-champagne': {
    hash: '05e9c528e9c817d5ddde',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAABQAQCdASoMABAABUB8JQBOgCgAAP7s99hhxEjHhahaABeTVJzUigAA',
  },
  'dalia-frente-off-white': {
    hash: '4276c06ef0d55b6e5864',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoMABAABUB8JYwCdADXCpgAAP7nLWyPuOj6U4G7bXEUmmtAAAA=',
  },
  'dalia-frente': {
    hash: 'e3f03c70b59a603498be',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7XoywqXywXZHARar6cfW1bQA',
  },
  'dalia-olhar-champagne': {
    hash: 'f5658918b2d14e175cc6',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAABQAQCdASoMABAABUB8JQBOgCgAAP7s94WAWMyMhah3ZavMUICIrZ8AAAA=',
  },
  'dalia-olhar-off-white': {
    hash: '9fddb30e4ee670d4baa2',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoMABAABUB8JZQCdAD5iW76gAD+3tyJLRSxHGzSCD5IY5E12gAAAA==',
  },
  'dalia-olhar': {
    hash: 'efe928dcb2003bf9a3e4',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADwAQCdASoMABAABUB8JYwCdAD5i4VxVQAA/t7ciS0Ur/a1p4xSwLKuIAA=',
  },
  'daminha-margarida-off-white': {
    hash: '1611ec6a906530a54faa',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7frrrJ9tn83ENd0qgAA=',
  },
  'daminha-margarida': {
    hash: '2d2ec9b2e2769965e188',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7frrrLHztn83EM4UwAA=',
  },
  'gardenia-costas-branco': {
    hash: 'be39bb9a0c3c88a997c2',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoMABAABUB8JYwCdADyA4KoAAD+5yzUIGhW0uiI1wF394I/+7ftoAAA',
  },
  'gardenia-costas-champagne': {
    hash: '630053ef3d379972aa2e',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAABwAQCdASoMABAABUB8JTB1owARYAD+7LFaXOuL9NTZAuk2QmAIQKdcfvxoAA==',
  },
  'gardenia-costas': {
    hash: '1757b67b4bfba2622211',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoMABAABUB8JYwCdADxtQAA/ucs1CBoVtLoiNcBhvoCC90p3078aAAA',
  },
  'gardenia-detalhe-branco': {
    hash: '97650396f7b0d6470c2f',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoMABAABUB8JQBOgBuY+gAA/uClw0y2WGsIfrB05EdmYULMGYDxu128+LFDmTAA',
  },
  'gardenia-detalhe-champagne': {
    hash: '3983e734213b13682f86',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMABAABUB8JYgCdADdQcYvDAAA/uClw0y2WGsIraPLlW+LdlFqERAZ62rAwpAAAAA=',
  },
  'gardenia-detalhe': {
    hash: '8eb6fe761bf18d47dc97',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoMABAABUB8JYgCdADcxdAA/uClw0y2WGsIfrB03+qvsXPm/ykJsbY2+T7v1lRIAAA=',
  },
  'gardenia-frente-branco': {
    hash: '21b915ae96e6b1ff5773',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoMABAABUB8JZQCdAD0bZqmAAD+5yzUIGhW0lan+NpC9mtKBaRQAA==',
  },
  'gardenia-frente-champagne': {
    hash: 'b07751a96c2acc97a86d',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoMABAABUB8JQBOgB6NrDW44AD+5yzUIGhW0lN1wx/4ZK2fAAA=',
  },
  'gardenia-frente': {
    hash: 'a452350df85515846410',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoMABAABUB8JYwCdAD0bZqmAAD+5yzUIGhW0lTrmEYWXicVldAAAA==',
  },
  'gardenia-olhar-branco': {
    hash: '45fd9c3a4324f4b0b266',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAABwAQCdASoMABAABUB8JYwCdAFAAAD+7Xp8PhPc9b6zZGYblx+2+lRKhbOt5mgA',
  },
  'gardenia-olhar-champagne': {
    hash: '4284983f391bee5ce3d2',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAABwAQCdASoMABAABUB8JTB1owARYAD+7LFaXOuL8bPmMw3K0OPbWM7hKhklgAAA',
  },
  'gardenia-olhar': {
    hash: 'b1b08107c7bdf04680c7',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAABwAQCdASoMABAABUB8JYwCdAFAAAD+7TVxjxqhy+Gzrfa1oUkxHGa7jJbxwAAA',
  },
  'hortensia-costas-marfim': {
    hash: '5181f942819b413b2617',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7frOla0stQLKSRaeH1QAAA==',
  },
  'hortensia-costas': {
    hash: '52ebeef14d18a5135ba9',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JZV2ARgAiwAA/u4AWDRWcGeZRpkniw7dx6AA',
  },
  'hortensia-detalhe-marfim': {
    hash: '7fced8d061f8384ba7b7',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7b5La1UQpIxieKoIAAA=',
  },
  'hortensia-detalhe': {
    hash: 'b67231175fbc1b070a3f',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAADQAQCdASoMABAABUB8JZQCdAEUU/QUAAD+3p7OKs5c3oOQXEZAAA==',
  },
  'hortensia-frente-marfim': {
    hash: '42e7bffbacf10b64245f',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7bzFyGWQsvsO4tYkAAA=',
  },
  'hortensia-frente': {
    hash: '0a6520a07bc0c20ac67d',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoMABAABUB8JZQCdAFAAAD+7b44dKccLL7DuLPMAAA=',
  },
  'hortensia-olhar-marfim': {
    hash: 'ce36b4e052958d1d9953',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7frrsGuKy1AspJFp4fVAAA==',
  },
  'hortensia-olhar': {
    hash: 'd636b794f977dda108eb',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoMABAABUB8JZQCdADXDFgAAP7nPtVh14dd5AjBh1k6pcC0/kAAAA==',
  },
  'jasmim-costas': {
    hash: '9d18b3ae905ef29c7b67',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoMABAABUB8JYwCdADczc+QAAD+3ufQuQRvj7kDOntWJSQA',
  },
  'jasmim-detalhe': {
    hash: '6628ac7e5c06706935b4',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAAAQAgCdASoMABAABUB8JYwCdAED+BHnzYMAAP7e7E/RCRMrI0mTc/IyRWQAAA==',
  },
  'jasmim-frente': {
    hash: '204b7779b7a80642ab34',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoMABAABUB8JZWDrRgAiwAA/u0xIKsq0EWKTVCB/20ZnBsCAAA=',
  },
  'jasmim-olhar': {
    hash: '1a3feefa3e54a5a34dc9',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoMABAABUB8JYwCdADdKR0eAAD+3ufQuQRvj5BeJ9UUfboA',
  },
  'lirio-costas-champagne': {
    hash: '5f9dd16c55ec6feafd75',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoMABAABUB8JQBOgBulR0kYAAD+5yJ+VhB/Xkz/VWfkOBvTWqnrGGAA',
  },
  'lirio-costas': {
    hash: '756d951ca31d6b03ea19',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoMABAABUB8JYwCdADdKjpJmAAA/uciflYQf15M/xAqvfA3prVRVIIAAAA=',
  },
  'lirio-detalhe-champagne': {
    hash: '3bd15f576a0e0ad53a11',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoMABAABUB8JQBOgB9x4sbcZ4AA/uCmH4cALBH2QbFmzlKO+g79n1wCk9iM5F1AkiAAAA==',
  },
  'lirio-detalhe': {
    hash: '15b9e669ef9f4b9a5e7a',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMABAABUB8JQBOgBjpdXP7UAD+4KYfhwPv2ZAbPucF7sjgHOSzkWEujCg1vU3A0ZsQAA==',
  },
  'lirio-frente-champagne': {
    hash: 'd500c63b74170cb20ddb',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAABwAQCdASoMABAABUB8JTB1owARYAD+7PwV9jBwsD11d1JhIZAr9sW1kt44AA==',
  },
  'lirio-frente': {
    hash: 'e2ce241acb6d6616227e',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoMABAABUB8JYwCdADczNJgAP7et+XRXafqGvB4OnAWzpKgAAA=',
  },
  'lirio-olhar-champagne': {
    hash: 'c3f533fee4d9232a9271',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoMABAABUB8JQBOgB6NhrgA/uciflYQf1YctNJjNzOl9WlQgWVgBgAA',
  },
  'lirio-olhar': {
    hash: '42149cf9455b5f4df02d',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoMABAABUB8JYwCdAD0j5liMAAA/uciflYQf1YcwpTIFdvwgjy8RQAA',
  },
  'madrinha-alecrim-costas-rose': {
    hash: '9de90d90923a4a375fa5',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoMABAABUB8JY12ARgAiwAA/uz7feuo3ozC407/uOP6lzjQAAA=',
  },
  'madrinha-alecrim-costas': {
    hash: '165a7eaf8690b0a1f255',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/uz7feuo3qHcCRHxO5yG9yqpBAA=',
  },
  'madrinha-alecrim-detalhe-rose': {
    hash: 'eb0c4546652f3456a846',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoMABAABUB8JQBOgCLTKlobgAD+3rl3XfR68mau+QTI9BdnpJZAAA==',
  },
  'madrinha-alecrim-detalhe': {
    hash: 'f633fc7b72526913e082',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoMABAABUB8JYwCdAEWmXkOKYAA/t65d130ee3fwxhPQYPkZjezuJAA',
  },
  'madrinha-alecrim-frente-rose': {
    hash: '81f974135c77254e8425',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JY12ARgAiwAA/uz3rqq/A8oVS8B3LEtAAAAA',
  },
  'madrinha-alecrim-frente': {
    hash: 'ba5d36bbd9fa05b77434',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/uz3rqq/BZ9C5XFL0UwFkMAA',
  },
  'madrinha-begonia-costas-champagne': {
    hash: '24d53593d9549b4518f5',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABQAQCdASoMABAABUB8JQBOgCgAAP7s94E9sjRWYXTvwFVpbxwAAA==',
  },
  'madrinha-begonia-costas-salvia': {
    hash: '623cb671c016f8f159b8',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoMABAABUB8JYwCdADWw3RgAP7nOrJtiZ9bK68V0FZtczkAAAA=',
  },
  'madrinha-begonia-costas': {
    hash: 'e0bfda3f16a2922f813f',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoMABAABUB8JQBOgBrYbowAAP7nOrJtiZ9bK68V0FZtc5agAAA=',
  },
  'madrinha-begonia-detalhe-champagne': {
    hash: 'fe4917501cc34abff8ea',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMABAABUB8JQBOgBS6AT6GAAD+3xGeTzzNwbuzWuHtXR5Tp6Kh8UKiMjIJGOAA',
  },
  'madrinha-begonia-detalhe-salvia': {
    hash: '45878f859dfdf367776d',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoMABAABUB8JQBOgBS6ATEAAP7fEZ6Ip5+JgH9bke/jvUVXbLBRvwtKzG6pTwAA',
  },
  'madrinha-begonia-detalhe': {
    hash: '4e3d1b7dfcfa868ffbfe',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMABAABUB8JQBOgBS6AT2wAAD+3xGeTzzNwbuzWuHtLesmDFEPGine7v1mAlAA',
  },
  'madrinha-begonia-frente-champagne': {
    hash: 'f41b53c553f810504752',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoMABAABUB8JTB1owARYAD+7PeBPbIpjFj+3P76XetgAA==',
  },
  'madrinha-begonia-frente-salvia': {
    hash: '69e2b966bb974bb4a868',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoMABAABUB8JQBOgBrYffEAAP7nOrJtiZ9bK68V0HZrcGdoAAA=',
  },
  'madrinha-begonia-frente': {
    hash: 'dec7506d6cb43a8078f7',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoMABAABUB8JSz5IwARYAD+7PeBPbIlrmDwmSzTcEwAAA==',
  },
  'magnolia-costas-branco': {
    hash: 'b57f5fb3b60c462fa080',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoMABAABUB8JZWDrRgAiwAA/u2+PjNJCgnt+qvO+PqtNzI80AA=',
  },
  'magnolia-costas': {
    hash: 'b00da31bdc952fca486f',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoMABAABUB8JZQCdADdm2IsAAD+5z7puK45G3tszox3Ja4jIAA=',
  },
  'magnolia-detalhe-branco': {
    hash: '452d15bf3c809d9c3e77',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoMABAABUB8JZQCdADcy9hQAAD+3p7YjWUghS2hUzrL72zrAAA=',
  },
  'magnolia-detalhe': {
    hash: 'f651ef9ed482ed5acc20',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoMABAABUB8JYwCdADcy9SAAP7entiNZSCFLaFTOzOK4BYiAAA=',
  },
  'magnolia-frente-branco': {
    hash: 'd8b84444692580938ea5',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoMABAABUB8JZWDrRgAiwAA/u2+PjQe6acEm0c5fxJH9ten2gAAAA==',
  },
  'magnolia-frente': {
    hash: '4f67ee246561945e3f23',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoMABAABUB8JZQCdADdm1wQAAD+5zpyisRbo/0V4poyqH3xAAA=',
  },
  'magnolia-olhar-branco': {
    hash: 'd1426130717dffb54f46',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoMABAABUB8JZWDrRgAiwAA/u2+PjQYomjITomzxta5+Dnp9oAAAA==',
  },
  'magnolia-olhar': {
    hash: '41d7355e62419ada3b33',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoMABAABUB8JZQCdADdm2jKYAD+3ufQubhEh67sHWK006ZzgAA=',
  },
  'orquidea-costas-off-white': {
    hash: 'ebea8165c8c21271491b',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoMABAABUB8JZQCdADcyWLAAP7eucRGSNY8gv6VPxrtAAAA',
  },
  'orquidea-costas': {
    hash: '680b1ae5d1518e1c28fa',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoMABAABUB8JYwCdADcyXQAAAD+3rnERkjWPIL+SSxSYAAA',
  },
  'orquidea-detalhe-off-white': {
    hash: 'b1e7071053752b9958e5',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoMABAABUB8JQBOgBrbUMLAAP7gb6JX071Z0rGHcemK5mOubCPPdUrsrADAAA==',
  },
  'orquidea-detalhe': {
    hash: '7b61845b8d609ece1fcf',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoMABAABUB8JQBOgBrbUMLAAP7gb6JX071Z0rGHcemK5mOua3bf4QajTQAQAA==',
  },
  'orquidea-frente-off-white': {
    hash: '1ff57fb182a7ec69acb3',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoMABAABUB8JYwCdADczGMAAP7e3IMvrIa7kdrh7faxfUAA',
  },
  'orquidea-frente': {
    hash: 'da65e32842e04107ddaf',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7Pt966jfReRwJPWjCp49QWQAAAA=',
  },
  'orquidea-olhar-off-white': {
    hash: 'eb5818fb800048e24e8d',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JZQCdADcxdAA/t65d/4qrn4pBLzEoqajQAAA',
  },
  'orquidea-olhar': {
    hash: '0a7cbaa737ae844d8801',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JYwCdADcxdAA/t65d/4qrn1l9eYk4SkbAAAA',
  },
  'sapato-valsa-off-white': {
    hash: 'e5270242445abab7bccb',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JZV2ARgAiwAA/u0zg3xGzd3Bsh22ODmTAAAA',
  },
  'sapato-valsa': {
    hash: 'fa5c680efc6eca97fa0a',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACQAQCdASoMABAABUB8JY12ARgAiwAA/u0zg3v3YkV1pyXpu9AAAA==',
  },
  'tiara-ipe': {
    hash: '611bc364d852a1bfb4ee',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JY12ARgAogAA/uz4jolB7RoqLph5Vr7qgAAA',
  },
  'verbena-costas-branco': {
    hash: 'a24b359e92290a234347',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoMABAABUB8JYwCdADczdEqgAD+3tyDL6yGxuYKX3ZCZZpnOAA=',
  },
  'verbena-costas': {
    hash: '60d5f73545c17109f2c6',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/u01cTC/11+FxraN8kIy8yjjiAA=',
  },
  'verbena-detalhe-branco': {
    hash: '77315b55024bf1f26335',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoMABAABUB8JZQCdADcxdAA/t67KXzTNjQymisXNsFruIODeaAAAA==',
  },
  'verbena-detalhe': {
    hash: '084da3c25ffa9a97eb79',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoMABAABUB8JYwCdADczmmjQAD+3p7BZtoz9qzDOHqdRajpKgAAAA==',
  },
  'verbena-frente-branco': {
    hash: '728a2899bb5211f0ed01',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/u11Y0SMbXieePqs3//iwAAA',
  },
  'verbena-frente': {
    hash: '728599a49320aa84c232',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/u0wdivGEUNUTJs2bYPxoAAA',
  },
  'verbena-olhar-branco': {
    hash: 'd47b5bea26a5a6eaf296',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/u154zC/0ya0DsZ3FhZMWUqlPAA=',
  },
  'verbena-olhar': {
    hash: '09a70d656053b62fc80b',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/u0wdivGYQvLNoU7P8XOtBZAAAA=',
  },
  'veu-serenata-branco': {
    hash: '570641571d30d04b3a82',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JZV/2RgAiwAA/u4ATwffPhfBikXUeNovEgAA',
  },
  'veu-serenata-marfim': {
    hash: 'ae0b48d81cdaacee3fd9',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACQAQCdASoMABAABUB8JY2HgRgAiwAA/u28uNtXA8UWjawAwAA=',
  },
  'veu-serenata': {
    hash: '39db481c648ada3865ec',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACQAQCdASoMABAABUB8JZWHgRgAiwAA/u360EgbPv90G2h/CUAAAA==',
  },
  'violeta-costas-off-white': {
    hash: 'd5cb0800c9f94027c282',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoMABAABUB8JZQCdAFAAAD+7b0agNU+oHFIZxNni3gAAA==',
  },
  'violeta-costas-rose': {
    hash: '372b7623f6a0438e34ec',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7T7TkXNLDTeg1KAcwcyYAA==',
  },
  'violeta-costas': {
    hash: '392744effae1634a638e',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7b0agNU+oHFIZxNni3gAAA==',
  },
  'violeta-detalhe-off-white': {
    hash: 'ab14e7d09157f3da7f23',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADwAQCdASoMABAABUB8JZQCdAELXRPbkEAA/t6b+7yA3ajGup8jlDqMgAA=',
  },
  'violeta-detalhe-rose': {
    hash: 'e1700dc243dda26ac391',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAABwAQCdASoMABAABUB8JTB1owARYAD+7FZe9009SIZ2SHD26AB5h12AAAA=',
  },
  'violeta-detalhe': {
    hash: '2cb82ea026607ad505d9',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoMABAABUB8JYwCdAELXRC4AAD+3rk9skYN3s+pOxv0/H/kgAA=',
  },
  'violeta-frente-off-white': {
    hash: 'f72a37c2bfa2cbd28c13',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoMABAABUB8JZQCdAFAAAD+7b0agMJoqpLMAG9Yf/0cAA==',
  },
  'violeta-frente-rose': {
    hash: '2bca0722eaef15c82a72',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7TEjG4hJ9KqUA5g5kwAAAA==',
  },
  'violeta-frente': {
    hash: '0846ecaae3df37c47324',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7b0agMJoqpLL93+UPi3gAA==',
  },
  'violeta-olhar-off-white': {
    hash: '05481e29a4017714f013',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAABwAQCdASoMABAABUB8JZQCdAFAAAD+7b0bchkeoHFIvSSLTw+qAAAA',
  },
  'violeta-olhar-rose': {
    hash: '9b5cf56138efadb7c914',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7T7TkXNLDSN+9CAbWgAAAA==',
  },
  'violeta-olhar': {
    hash: 'd3e9ce03e2ffc6664f99',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7b0agNU+oBM0aSRaeH1QAA==',
  },
} as const
