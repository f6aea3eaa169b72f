const storage = 'Guarde deitado, no saco de algodão que vai com ele'

export const laceCare = [
  'Lavagem a seco, com quem lava vestidos de festa',
  'Vapor de longe, nunca ferro direto na renda',
  storage,
]
export const satinCare = [
  'Lavagem a seco, com quem lava vestidos de festa',
  'Ferro morno, pelo avesso e com um pano por cima',
  storage,
]
export const lightCare = [
  'Lavagem a seco, ou à mão com sabão neutro',
  'Vapor de longe: os vincos caem sozinhos no cabide',
  storage,
]
