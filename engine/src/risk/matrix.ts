/** A square matrix, row after row in one array. */
export type SquareMatrix = { size: number; cells: Float64Array };

/**
 * Rows laid end to end, or null when they do not make a square.
 *
 * @example squareOf([[1, 0], [0, 1]])?.size // 2
 */
export function squareOf(rows: readonly (readonly number[])[]): SquareMatrix | null {
  const size = rows.length;
  if (rows.some(row => row.length !== size)) return null;
  return { size, cells: Float64Array.from(rows.flat()) };
}

/**
 * Whether a matrix equals its transpose, to rounding.
 *
 * @example isSymmetric({ size: 2, cells: Float64Array.of(1, 0.5, 0.5, 1) }) // true
 */
export function isSymmetric({ size, cells }: SquareMatrix): boolean {
  const largest = cells.reduce((most, cell) => Math.max(most, Math.abs(cell)), 0);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < row; column++) {
      if (Math.abs(cells[row * size + column]! - cells[column * size + row]!) > 1e-10 * largest) return false;
    }
  }
  return true;
}

/**
 * Whether no eigenvalue lies below -1e-10, so that no portfolio can have a negative variance: lifted by that much, the matrix must have a
 * Cholesky factor.
 *
 * @example isPositiveSemidefinite({ size: 2, cells: Float64Array.of(1, 2, 2, 1) }) // false: its eigenvalues are 3 and -1
 */
export function isPositiveSemidefinite({ size, cells }: SquareMatrix): boolean {
  const factor = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = cells[row * size + column]! + (row === column ? LIFT : 0);
      for (let k = 0; k < column; k++) rest -= factor[row * size + k]! * factor[column * size + k]!;
      if (row === column && !(rest > 0)) return false;
      factor[row * size + column] = row === column ? Math.sqrt(rest) : rest / factor[column * size + column]!;
    }
  }
  return true;
}

/**
 * A matrix times a column.
 *
 * @example timesColumn({ size: 2, cells: Float64Array.of(1, 2, 3, 4) }, Float64Array.of(1, 1)) // Float64Array [3, 7]
 */
export function timesColumn({ size, cells }: SquareMatrix, column: Float64Array): Float64Array {
  const into = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let sum = 0;
    for (let k = 0; k < size; k++) sum += cells[row * size + k]! * column[k]!;
    into[row] = sum;
  }
  return into;
}

const LIFT = 1e-10;
