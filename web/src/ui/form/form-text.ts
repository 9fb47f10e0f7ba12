import { defineText } from '#platform/text';

export const formText = defineText({
  submit: { en: 'Save', jp: '保存' },
  cancel: { en: 'Cancel', jp: 'キャンセル' },
  showPassword: { en: 'Show password', jp: 'パスワードを表示' },
  optionError: { en: '-- Error: {reason}', jp: '-- エラー：{reason}' },
  optionsLoading: { en: 'Loading', jp: '読み込み中' },
  noOptions: { en: 'No results match', jp: '一致する項目がありません' },
  choose: { en: 'Choose', jp: '選択してください' },
  chooseFile: { en: 'Choose a file', jp: 'ファイルを選択' },
  noFile: { en: 'None chosen', jp: '未選択' },
  openCalendar: { en: 'Choose a date: {label}', jp: '日付を選択：{label}' },
  datePattern: { en: 'yyyy/MM/dd', jp: 'yyyy/MM/dd' },
  charactersLeft: { en: '{used} of {limit} characters', jp: '{limit}文字中{used}文字' },
  failed: { en: 'An error has occured.', jp: 'エラーが発生しました。' },
  unavailable: {
    en: 'The service cannot be reached right now. Nothing was saved; please try again shortly.',
    jp: '現在サービスに接続できません。内容は保存されていません。しばらくしてから再度お試しください。',
  },
  tooMany: { en: 'Too many attempts. Please try again later.', jp: '試行回数が上限を超えました。しばらくしてから再度お試しください。' },
  tooManySeconds: {
    en: 'Too many attempts. Please try again in {n} seconds.',
    jp: '試行回数が上限を超えました。{n}秒後に再度お試しください。',
  },
  unauthorized: { en: 'This action is unauthorized.', jp: 'この操作を行う権限がありません。' },
  conflict: {
    en: 'Someone else updated this. Reload to see the latest.',
    jp: '他のユーザーが更新しました。再読み込みして最新の内容を確認してください。',
  },
  reason: { en: 'Reason for the change', jp: '変更の理由' },
  reasonHint: {
    en: 'Needed where reports of the period are published; it is kept with the restatement.',
    jp: '公開済みの期間を変更する場合に必要です。訂正の記録に残ります。',
  },
  debugPanel: { en: 'Debug panel', jp: 'デバッグパネル' },
  previousMonth: { en: 'Previous month', jp: '前の月' },
  nextMonth: { en: 'Next month', jp: '次の月' },
  previousYear: { en: 'Previous year', jp: '前の年' },
  nextYear: { en: 'Next year', jp: '次の年' },
  previousDecade: { en: 'Previous decade', jp: '前の10年' },
  nextDecade: { en: 'Next decade', jp: '次の10年' },
  chooseMonth: { en: 'Choose a month', jp: '月を選択' },
  /** Patterns of the calendar's headings, in dayjs letters. */
  monthPattern: { en: 'MMMM YYYY', jp: 'YYYY年M月' },
  yearPattern: { en: 'YYYY', jp: 'YYYY年' },
  chooseYear: { en: 'Choose a year', jp: '年を選択' },
});

/** The message for each code that a schema or the server may give a field. */
export const codeText = defineText({
  required: { en: 'Required', jp: '入力してください。' },
  email: { en: 'Please enter a valid email address', jp: '正しいメールアドレスを入力してください。' },
  passwordTooLong: { en: 'Password must be 100 characters or fewer', jp: 'パスワードは100文字以内で入力してください。' },
  passwordComplexity: {
    en: 'Password Complexity Requirements',
    jp: 'パスワードには英小文字・英大文字・数字・記号（@ $ ! % * ? &）をそれぞれ1文字以上使用してください。これ以外の文字は使用できません。',
  },
  passwordSame: { en: 'New password must not match current password', jp: '現在のパスワードと異なるパスワードを設定してください。' },
  passwordsMustMatch: { en: 'Passwords must match', jp: 'パスワードが一致しません。' },
  'auth.failed': { en: 'Email or password is incorrect', jp: 'メールアドレスまたはパスワードが正しくありません。' },
  'auth.password_used': { en: 'Please do not reuse recent passwords', jp: '最近使用したパスワードは再利用できません。' },
  'auth.password_incorrect': { en: 'The current password is not correct', jp: '現在のパスワードが正しくありません。' },
  tooLong: { en: 'Too long', jp: '文字数が上限を超えています。' },
  phoneTooLong: { en: 'Phone number is too long', jp: '電話番号が長すぎます。' },
  faxTooLong: { en: 'Fax number is too long', jp: 'FAX番号が長すぎます。' },
  pastedTooLong: { en: 'This field is limited to 1000 characters', jp: '1000文字以内で入力してください。' },
  controlCharacter: {
    en: 'Contains a character that cannot be used. Remove it.',
    jp: '使用できない文字が含まれています。削除してください。',
  },
  dateFormat: { en: 'Incorrect date format', jp: '日付の形式が正しくありません。' },
  number: { en: 'Please enter a number', jp: '数値を入力してください。' },
  currency: { en: 'Please enter a three-letter currency code', jp: '3文字の通貨コードを入力してください。' },
  country: { en: 'Please enter a two-letter country code', jp: '2文字の国コードを入力してください。' },
  taken: { en: 'This is already used', jp: 'すでに使用されています。' },
  id: { en: 'Please choose again', jp: '選択し直してください。' },
  publishedPeriod: {
    en: 'Reports of this period are published. Give the reason for the change, or choose a later day.',
    jp: 'この期間の報告書は公開済みです。変更の理由を入力するか、より後の日付を選択してください。',
  },
  derivedFromPolicy: {
    en: 'The policy benchmark follows the policy. Change the policy instead.',
    jp: '政策ベンチマークは政策アセットミックスから算出されます。政策アセットミックスを変更してください。',
  },
  future: { en: 'The date must not be in the future', jp: '未来の日付は指定できません。' },
  unknownField: { en: 'This field does not exist', jp: 'この項目は存在しません。' },
  invalid: { en: 'Please check this entry', jp: '入力内容を確認してください。' },
});
