// Written by scripts/pictures.ts; do not edit by hand.

export const pictures = {
  'acucena-costas': {
    hash: '08a1089256a0289fa518',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/u154yt98mNthCOoAfMC1OjQAAA=',
  },
  'acucena-detalhe': {
    hash: '6fb16c7810a720e30d73',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoMABAABUB8JYwCdADWxuwAAP7e3V//KhzZE6kkhAwcvEUAAAA=',
  },
  'acucena-frente': {
    hash: '13cee04de486164c9257',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/u11Y0SMtqct8S/73J/WwAAA',
  },
  'angelica-costas': {
    hash: '5090de37ed5887e6b8bb',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoMABAABUB8JY2DrRgAogAA/uz3f+H27ySrqHlpp9o1sCacI21AAA==',
  },
  'angelica-detalhe': {
    hash: '6eee00c8068a5bd7b14e',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAAAQAgCdASoMABAABUB8JYwCdAEWgMGkDPnAAP7en3LYQ7dpfAsOQ0P6t/6OAA==',
  },
  'angelica-frente': {
    hash: 'cc5829eec09b01d0fa30',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoMABAABUB8JY2DrRgAogAA/uz3f+Fc82A1+Yy8CwktRUucaAA=',
  },
  'bolero-brisa': {
    hash: '7fbf884237b45a01cb23',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoMABAABUB8JYwCdAD6iiciAAD+3po3WM38/SkfJCjYTj5oZH/+jgAA',
  },
  'camelia-costas': {
    hash: 'c40c9e627ffb0cd88cc9',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoMABAABUB8JZQCdADdngvgAAD+5z7puK45JL+9HzJyqDfzgAA=',
  },
  'camelia-detalhe': {
    hash: '3f55c4843e4168eec1aa',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADwAQCdASoMABAABUB8JYwCdAEO+pOmVQAA/t5XPYd6TjaHaysAgAAA',
  },
  'camelia-frente': {
    hash: 'e86a81b605a6bd7feab2',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoMABAABUB8JZQCdADcx7gAAP7nPuOpwwc95Aq9MelSoAAA',
  },
  'dalia-costas': {
    hash: '32995e60a03fbc31b2e3',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoMABAABUB8JYwCdADcch18AAD+5y1x1fW67xUqvVL9UqprQAAAAA==',
  },
  'dalia-detalhe': {
    hash: '7980703ab3901c39c073',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoMABAABUB8JYwCdADdmsYAAP7nP+nDyaZTb+KZq05HPSpXNGI/eocI2vEgAA==',
  },
  'dalia-frente': {
    hash: '212eaf3d87a83fb0b3ea',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoMABAABUB8JYwCdADXCpgAAP7nLWyPuOj6U4G6z7ZhVrxIAAA=',
  },
  'daminha-margarida': {
    hash: 'c8c8a31aa3838f6cbdbb',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7frrrLHztn83ENdx6AA=',
  },
  'gardenia-costas': {
    hash: 'ae5dd46e3ab8972d98cf',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAABwAQCdASoMABAABUB8JYwCdAFAAAD+7TVx8jRxF7OzZAulH0kxHGyhiH+4t4AA',
  },
  'gardenia-detalhe': {
    hash: '2b2f6a6ec4b55c7ee355',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoMABAABUB8JQBOgBuYugAA/uClw0y2WGsIfrB04mNv6ZSTNM2CSRu6DMeat4AA',
  },
  'gardenia-frente': {
    hash: 'b2e65c98d6c37220fdfc',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoMABAABUB8JYwCdAD0bZqmAAD+5yzUIGhW0lTrmEYWXicP0egAAA==',
  },
  'hortensia-costas': {
    hash: '3d04a24016777f9f1db2',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JZV2ARgAiwAA/u4AWFUNHdUABWwtBnQMe3QA',
  },
  'hortensia-detalhe': {
    hash: '797d9a47792368aae40a',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAADQAQCdASoMABAABUB8JZQCdAEUU/QUAAD+3p7OKs5c3oOQXEZAAA==',
  },
  'hortensia-frente': {
    hash: 'e070bd50e6ac0cfef166',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoMABAABUB8JZQCdAFAAAD+7b44dKccLL7DuLPMAAA=',
  },
  'jasmim-costas': {
    hash: '7b60b12b13ce9c4dec47',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoMABAABUB8JYwCdADczc+QAAD+3ufQuQRvj7kDOntWJSQA',
  },
  'jasmim-detalhe': {
    hash: '8c83647b908c2c9be4ba',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAAAQAgCdASoMABAABUB8JYwCdAED+BHnzYMAAP7e7E/RCRMrI0mTc/IyRWQAAA==',
  },
  'jasmim-frente': {
    hash: '4352095125d57d89ab05',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoMABAABUB8JZWDrRgAiwAA/u0wdjxO7UayqjJJuMytZzjwAAA=',
  },
  'lirio-costas': {
    hash: '756d951ca31d6b03ea19',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoMABAABUB8JYwCdADdKjpJmAAA/uciflYQf15M/xAqvfA3prVRVIIAAAA=',
  },
  'lirio-detalhe': {
    hash: '15b9e669ef9f4b9a5e7a',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMABAABUB8JQBOgBjpdXP7UAD+4KYfhwPv2ZAbPucF7sjgHOSzkWEujCg1vU3A0ZsQAA==',
  },
  'lirio-frente': {
    hash: 'e2ce241acb6d6616227e',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoMABAABUB8JYwCdADczNJgAP7et+XRXafqGvB4OnAWzpKgAAA=',
  },
  'madrinha-alecrim-costas': {
    hash: '165a7eaf8690b0a1f255',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/uz7feuo3qHcCRHxO5yG9yqpBAA=',
  },
  'madrinha-alecrim-detalhe': {
    hash: 'f633fc7b72526913e082',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoMABAABUB8JYwCdAEWmXkOKYAA/t65d130ee3fwxhPQYPkZjezuJAA',
  },
  'madrinha-alecrim-frente': {
    hash: 'ba5d36bbd9fa05b77434',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/uz3rqq/BZ9C5XFL0UwFkMAA',
  },
  'madrinha-begonia-costas': {
    hash: 'e0bfda3f16a2922f813f',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoMABAABUB8JQBOgBrYbowAAP7nOrJtiZ9bK68V0FZtc5agAAA=',
  },
  'madrinha-begonia-detalhe': {
    hash: '4e3d1b7dfcfa868ffbfe',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMABAABUB8JQBOgBS6AT2wAAD+3xGeTzzNwbuzWuHtLesmDFEPGine7v1mAlAA',
  },
  'madrinha-begonia-frente': {
    hash: 'dec7506d6cb43a8078f7',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoMABAABUB8JSz5IwARYAD+7PeBPbIlrmDwmSzTcEwAAA==',
  },
  'magnolia-costas': {
    hash: 'b00da31bdc952fca486f',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoMABAABUB8JZQCdADdm2IsAAD+5z7puK45G3tszox3Ja4jIAA=',
  },
  'magnolia-detalhe': {
    hash: 'f651ef9ed482ed5acc20',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoMABAABUB8JYwCdADcy9SAAP7entiNZSCFLaFTOzOK4BYiAAA=',
  },
  'magnolia-frente': {
    hash: '4f67ee246561945e3f23',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoMABAABUB8JZQCdADdm1wQAAD+5zpyisRbo/0V4poyqH3xAAA=',
  },
  'orquidea-costas': {
    hash: 'c8230862c4e56fbbbd6d',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoMABAABUB8JZQCdADcyWLAAP7eucRGSNY8gv6VPxrtAAAA',
  },
  'orquidea-detalhe': {
    hash: '11af8c83ab5c62b280ba',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoMABAABUB8JQBOgBrbUMmAAP7gb6JX071Z0rGHcemK5mOubCPPdUrsrADAAA==',
  },
  'orquidea-frente': {
    hash: 'ded82c33abeaba6c88c7',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoMABAABUB8JYwCdADcx9AAAP7e3IMvrIa7kdraTb/d9AAA',
  },
  'sapato-valsa': {
    hash: '97b33654068c6530ec9c',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACQAQCdASoMABAABUB8JY12ARgAiwAA/u0zg3xGzd3Bsho/Go2gAA==',
  },
  'tiara-ipe': {
    hash: '611bc364d852a1bfb4ee',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JY12ARgAogAA/uz4jolB7RoqLph5Vr7qgAAA',
  },
  'verbena-costas': {
    hash: '60d5f73545c17109f2c6',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/u01cTC/11+FxraN8kIy8yjjiAA=',
  },
  'verbena-detalhe': {
    hash: '084da3c25ffa9a97eb79',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoMABAABUB8JYwCdADczmmjQAD+3p7BZtoz9qzDOHqdRajpKgAAAA==',
  },
  'verbena-frente': {
    hash: '728599a49320aa84c232',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAABUB8JY2DrRgAiwAA/u0wdivGEUNUTJs2bYPxoAAA',
  },
  'veu-serenata': {
    hash: '704ff13279bf5615d7fa',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoMABAABUB8JZQCdAFAAAD+7frQSBxdYRP41eH1QAA=',
  },
  'violeta-costas': {
    hash: '737b603470ab0061015e',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoMABAABUB8JYwCdAFAAAD+7b0agNU+oHFIZxNni3gAAA==',
  },
  'violeta-detalhe': {
    hash: 'dacee0bf4bd5a9e42d0f',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoMABAABUB8JYwCdAELXRC4AAD+3rk9skYN3s+pOxv0/KczQAA=',
  },
  'violeta-frente': {
    hash: '892a7051bc40ad5298a8',
    width: 900,
    height: 1200,
    widths: [320, 480, 640, 900],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAABwAQCdASoMABAABUB8JZQCdAFAAAD+7b0agMJoqpLL93+UPi3gAA==',
  },
} as const
