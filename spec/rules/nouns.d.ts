export declare const NOUN_OF_TAG: Readonly<Record<string, string>>
