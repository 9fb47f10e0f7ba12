import type { Style } from '@hakaru/workbook/workbook';

export const RATE: Style = { format: '0.0000%' };
export const AMOUNT: Style = { format: '#,##0.######' };
export const FACTOR: Style = { format: '0.00000000' };
export const HEAD: Style = { bold: true, fill: 'EEF0F4', line: 'below' };
export const TITLE: Style = { bold: true, size: 14 };
