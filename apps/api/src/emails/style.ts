export const colors = {
  paper: '#f3ece3',
  ink: '#2e2523',
  inkSoft: '#5e5049',
  wine: '#7a3f36',
  line: '#e2d6c8',
  gold: '#7a5c1e',
  green: '#34633f',
}
export const serif = "Georgia,'Times New Roman',serif"
export const sans = 'Arial,Helvetica,sans-serif'
