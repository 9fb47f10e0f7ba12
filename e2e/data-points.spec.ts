import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';
import { importPdf } from '#support/papers';

/** Lets one kind of request fail while `work` runs. */
async function failing(
  page: Page,
  operation: string,
  work: () => Promise<void>,
  reply: 'refused' | 'invalid' | 'notFound' | 'away',
): Promise<void> {
  const messages = { refused: 'Internal server error.', invalid: 'Validation error occurred', notFound: 'Not found.', away: '' };
  await page.route('**/graphql', async route => {
    if (!route.request().postData()?.includes(operation)) return await route.fallback();
    if (reply === 'away') return await route.abort();
    return await route.fulfill({ json: { errors: [{ message: messages[reply] }] } });
  });
  await work();
  await page.unroute('**/graphql');
}

test('a notice is dropped, recognised with its reason, found by a word inside it and opened at the page [1.46] [1.49]', async ({
  page,
}) => {
  const word = `Zephyr${Date.now()}`;
  await importPdf(page, `call-${word}`, ['Capital Call Notice', `The fund calls capital for ${word}.`]);
  await expect(page.getByText('Guessed: the document says “Capital Call”').first()).toBeVisible();
  await checkAxe(page);
  await open(page, `/search?text=${word}`, { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await expect(page.getByText(`The fund calls capital for ${word}`)).toBeVisible();
  await checkAxe(page);
  await page.getByRole('link', { name: `call-${word}` }).click();
  await expect(page.getByRole('group', { name: 'Text of page 1' })).toBeVisible();
  await expect(page.getByRole('img', { name: word })).toBeVisible();
  await page.getByRole('button', { name: 'Contents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Document contents' })).toBeVisible();
});

test('a document of a type outside the packages says so [8.051]', async ({ page }) => {
  const name = `corporation-${Date.now()}`;
  await importPdf(page, name, ['Corporate disclosure', name]);
  await page.getByRole('link', { name: `${name}.pdf` }).click();
  await expect(page.getByText("This document was configured for a document type not scoped to the organisation's packages")).toBeVisible();
});

test('data points are added, changed, associated and removed; every failure is said in its own words [1.47] [8.030] [8.031] [8.032] [8.033] [8.034] [8.035] [8.036] [8.037] [8.038] [8.039] [8.041] [8.042] [8.043] [8.044] [8.045] [8.063]', async ({
  page,
}) => {
  const paper = `points-${Date.now()}`;
  await importPdf(page, paper, ['Distribution notice', paper]);
  await open(page, '/owner/documents/dataPoints', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('button', { name: 'Add data points' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Document type' }).click();
  await page.getByRole('option', { name: 'Distribution notice', exact: true }).click();
  const add = () => dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await failing(
    page,
    'addDataPoints',
    async () => {
      await add();
      await expect(page.getByText('Failed to add data points')).toBeVisible();
    },
    'refused',
  );
  await add();
  await expect(dialog).toBeHidden();
  await checkAxe(page);
  const row = page.getByRole('row').filter({ hasText: 'Distribution notice' }).filter({ hasText: 'Due date' });
  await row.getByRole('checkbox').click();
  await page.getByRole('combobox', { name: 'Document' }).click();
  await page.getByRole('option', { name: paper }).click();
  const refusals = [
    ['associateDataPoints', 'Associate', 'Failed to associate data points'],
    ['disassociateDataPoints', 'Disassociate', 'Failed to disassociate data points'],
    ['updateDataPoints', 'Change breakdown and time', 'Failed to update data points'],
    ['removeDataPoints', 'Remove', 'Failed to remove data points'],
  ] as const;
  for (const [operation, button, message] of refusals)
    await failing(
      page,
      operation,
      async () => {
        await page.getByRole('button', { name: button, exact: true }).click();
        await expect(page.getByText(message)).toBeVisible();
      },
      'refused',
    );
  await failing(
    page,
    'removeDataPoints',
    async () => {
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(page.getByText('An unknown error occurred')).toBeVisible();
    },
    'away',
  );
  await page.getByRole('button', { name: 'Associate', exact: true }).click();
  await expect(row.getByText('1', { exact: true })).toBeVisible();
  await row.getByRole('link', { name: 'Due date' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Due date' })).toBeVisible();
  await failing(
    page,
    'deleteDataPointMapping',
    async () => {
      await page.getByRole('button', { name: `Delete the mapping with ${paper}` }).click();
      await expect(page.getByText('Failed to delete mapping')).toBeVisible();
    },
    'refused',
  );
  await failing(
    page,
    'removeNonLockedMappings',
    async () => {
      await page.getByRole('button', { name: 'Remove non-locked mappings' }).click();
      await expect(page.getByText('Failed to remove non-locked mappings')).toBeVisible();
    },
    'refused',
  );
  await page.getByRole('checkbox', { name: `Lock the mapping with ${paper}` }).click();
  await expect(page.getByRole('checkbox', { name: `Lock the mapping with ${paper}` })).toBeChecked();
  await page.getByRole('button', { name: 'Remove non-locked mappings' }).click();
  await expect(page.getByRole('checkbox', { name: `Lock the mapping with ${paper}` })).toBeChecked();
  await editPoint(page);
});

/** The editor's own messages, one after the other. */
async function editPoint(page: Page): Promise<void> {
  const save = () => page.getByRole('button', { name: 'Save' }).click();
  const choose = async (name: string, option: string) => {
    await page.getByRole('combobox', { name, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await save();
  await expect(page.getByText('No changes made to the data')).toBeVisible();
  await page.getByRole('textbox', { name: 'Query' }).fill('$.amount');
  await expect(page.getByText('Please select Account Type and Account Field before entering a query').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Query' }).fill('');
  await choose('Account Type', 'Fund');
  await save();
  await expect(page.getByText('Please enter both Account Type and Account Field')).toBeVisible();
  await choose('Account Field', 'Commitment');
  await page.getByRole('textbox', { name: 'Query' }).fill('$.amount');
  await choose('Format type', 'Number');
  await save();
  await expect(page.getByText('Please enter both Format type and Format value')).toBeVisible();
  await page.getByRole('textbox', { name: 'Format value' }).fill('#,##0.00');
  await failing(
    page,
    'updateDataPoint(',
    async () => {
      await save();
      await expect(page.getByText('Validation error occurred')).toBeVisible();
    },
    'invalid',
  );
  await failing(
    page,
    'updateDataPoint(',
    async () => {
      await save();
      await expect(page.getByText('Failed to update data point', { exact: true })).toBeVisible();
    },
    'refused',
  );
  await failing(
    page,
    'updateDataPoint(',
    async () => {
      await save();
      await expect(page.getByText('Data point ID not found')).toBeVisible();
    },
    'notFound',
  );
  await save();
  await expect(page.getByText('Data Point Updated Successfully')).toBeVisible();
  await checkAxe(page);
}

test('administration keeps the tables of document types, and copies JSON paths without sending anything [2.5.04] [2.5.10]', async ({
  page,
}) => {
  await open(page, '/admin/documentTypeTables', { as: 'superUser', language: 'en', theme: 'light', width: 1440 });
  const field = `Field ${Date.now()}`;
  await page.getByRole('button', { name: 'Add row' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Table/ }).fill('notice');
  await dialog.getByRole('textbox', { name: /^Field \(English\)/ }).fill(field);
  await dialog.getByRole('textbox', { name: /^Field \(Japanese\)/ }).fill('項目');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Row saved')).toBeVisible();
  await page.getByRole('button', { name: `Delete ${field}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Row deleted')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/admin/jsonpathcopytool', { as: 'superUser', language: 'en', theme: 'light', width: 1440 });
  const sent: string[] = [];
  page.on('request', request => sent.push(request.postData() ?? ''));
  await page.getByRole('textbox', { name: 'JSON' }).fill('{"funds":[{"net value":12}]}');
  await page.getByRole('button', { name: "$.funds[0]['net value']" }).click();
  await expect(page.getByText("Copied $.funds[0]['net value']")).toBeVisible();
  expect(sent.filter(body => body.includes('net value'))).toEqual([]);
  await checkAxe(page);
});

test('a cashflow mapping is learned for a fund [1.48] [3.134] [3.135]', async ({ page }) => {
  await open(page, '/owner/documents/cashflowMappings', { as: 'hoshiAdmin', language: 'en', theme: 'light', width: 1440 });
  const words = `Organisation cost ${Date.now()}`;
  await page.getByRole('button', { name: 'Add mapping' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Security/ }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('textbox', { name: /^Text pattern/ }).fill(words);
  await dialog.getByRole('combobox', { name: /^Cashflow type/ }).click();
  await page.getByRole('option', { name: 'Partnership expense', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: words }).getByText('Partnership expense')).toBeVisible();
  await checkAxe(page);
});
