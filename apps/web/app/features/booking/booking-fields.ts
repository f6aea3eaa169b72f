export interface BookingFields {
  name: string
  phone: string
  email: string
  weddingOn: string
  companions: string
  wish: string
  website: string
}

export const emptyFields: BookingFields = {
  name: '',
  phone: '',
  email: '',
  weddingOn: '',
  companions: '0',
  wish: '',
  website: '',
}
